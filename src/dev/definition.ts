import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Reads XState's definitions of machines: for diagrams, tables, names and coverage. */

export type Transition = AnyTransitionDefinition

export const allStates = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(allStates),
]

export const transitionsOf = (state: AnyStateNode): Transition[] => [
  ...[...state.transitions.values()].flat(),
  ...(state.always ?? []),
]

export const allTransitions = ({ root }: AnyStateMachine): Transition[] =>
  allStates(root).flatMap(transitionsOf)

/** Whether a state is another or one inside it. */
export const isWithin = (inner: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  inner === outer || (inner !== undefined && isWithin(inner.parent, outer))

/**
 * What a transition does to the state that has it:
 * - `internal`: nothing is left and nothing entered,
 * - `inside`: the state stays, its child states restart,
 * - `restart`: it, or the state around it that is the target, is left and entered again,
 * - `leave`: it is left for another.
 */
export type TransitionKind = 'internal' | 'inside' | 'restart' | 'leave'

export function transitionKind({ source, target, reenter }: Transition): TransitionKind {
  if (!target || target.length === 0) return 'internal'
  if (target.every((state) => isWithin(state, source))) return reenter ? 'restart' : 'inside'
  return target.some((state) => isWithin(source, state)) ? 'restart' : 'leave'
}

/** Identifies a transition within its machine: `toaster.window.focused|window.blur|0` */
export function transitionId(transition: Transition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id}|${eventType}|${siblings?.indexOf(transition) ?? 0}`
}

/** How many of a machine's transitions were taken, and which were not. */
export function coverageOf(machine: AnyStateMachine, visited: ReadonlySet<string>) {
  const all = allTransitions(machine)
  const untaken = all.filter((transition) => !visited.has(transitionId(transition)))
  return { all: all.length, taken: all.length - untaken.length, untaken }
}

export const isTimer = (eventType: string): boolean => eventType.startsWith('xstate.after.')

/** The display name of a transition's trigger: `toast.show`, `after exit`, `post fails` */
function triggerOf({ source, eventType }: Transition): string {
  const delay = /^xstate\.after\.([^.]+)/.exec(eventType)?.[1]
  if (delay) return `after ${delay}`
  const outcome = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType)
  if (!outcome) return eventType || 'at once'
  const actor = source.invoke.find(({ id }) => id === outcome[2])
  return `${actor?.src ?? outcome[2]} ${outcome[1] === 'done' ? 'is done' : 'fails'}`
}

const guardOf = ({ guard }: Transition): string => (guard ? implementationName(guard) : '')

const actionsOf = ({ actions }: Transition): string[] => actions.map(implementationName)

/** What a state does by itself: `entry / startClock`, `exit / stopClock`, `invoke / post` */
export const doneBy = ({ config, invoke }: AnyStateNode): string[] => [
  // Of the config: what XState keeps of them also starts and stops the timers.
  ...namesOf(config.entry).map((action) => `entry / ${action}`),
  ...namesOf(config.exit).map((action) => `exit / ${action}`),
  ...invoke.map(({ src }) => `invoke / ${implementationName(src)}`),
]

/**
 * A transition in the notation of the diagrams: `swipe.end [isSwipedAway] / settle`. What is not of the
 * box's own state has its name in front.
 */
export function transitionLabel(transition: Transition, box = transition.source): string {
  const { source } = transition
  const [guard, actions] = [guardOf(transition), actionsOf(transition)]
  const mark = transitionKind(transition) === 'restart' ? '↻ ' : ''
  const owner = source === box ? '' : `${source.path.slice(box.path.length).join('.')}, `
  return [
    owner + mark + triggerOf(transition),
    ...(guard ? [`[${guard}]`] : []),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ')
}

const namesOf = (actions: unknown): string[] =>
  (actions === undefined ? [] : [actions].flat()).map(implementationName)

/** The name of a guard or an action: `isHeld`, `not isHeld` */
function implementationName(reference: unknown): string {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'function') {
    const { guards = [] } = reference as { guards?: unknown[] }
    return [reference.name, ...guards.map(implementationName)].join(' ')
  }
  return (reference as { type: string }).type
}

/** The display name of an event: `xstate.after.exit.toaster…` → `after exit` */
export function eventName(machine: AnyStateMachine, type: string): string {
  if (type === 'xstate.init') return 'starts'
  if (type === 'xstate.stop') return 'stops'
  const taken = allTransitions(machine).find(({ eventType }) => eventType === type)
  return taken ? triggerOf(taken) : type
}

/** `toast.present`; the machine itself has no path: `toaster`. */
export const pathOf = ({ id, path }: AnyStateNode): string => path.join('.') || id

/** The name of a state after its region, or after the states around it: `window.focused` */
export const shortName = ({ key, parent }: AnyStateNode): string =>
  parent?.parent && parent.type !== 'parallel' ? `${shortName(parent)}.${key}` : key

/** States as one text, in the order of the machine: `window.focused · page.visible` */
export const statesInWords = ({ root }: AnyStateMachine, ids: readonly string[]): string =>
  allStates(root)
    .filter(({ id }) => ids.includes(id))
    .map(shortName)
    .join(' · ')

/**
 * What is drawn by itself: the state, if it has no regions, or its regions; then the regions of every
 * state in it that has some.
 */
export const regionsIn = (state: AnyStateNode): AnyStateNode[] =>
  state.type === 'parallel'
    ? Object.values(state.states).flatMap(regionsIn)
    : [
        state,
        ...allStates(state)
          .filter((inner) => inner.type === 'parallel' && shownIn(state, inner) === inner)
          .flatMap(regionsIn),
      ]

/** What stands for a state in a region's drawing: the state with regions that it is in, or itself. */
export const shownIn = (region: AnyStateNode, state: AnyStateNode): AnyStateNode =>
  around(state, region)
    .filter(({ type }) => type === 'parallel')
    .at(-1) ?? state

/** The states around a state, from the inside out, as far as a region goes. */
const around = (state: AnyStateNode, region: AnyStateNode): AnyStateNode[] =>
  state.parent && state.parent !== region && isWithin(state.parent, region)
    ? [state.parent, ...around(state.parent, region)]
    : []
