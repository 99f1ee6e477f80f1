import type { AnyStateNode } from 'xstate'
import {
  actionsOf,
  doneBy,
  guardOf,
  isWithin,
  kindOf,
  pathOf,
  shortName,
  shownIn,
  type Transition,
  transitionsOf,
  triggerOf,
} from '../definition.ts'

/** What is written in the drawing of a region: in the notation of docs/machines. */

export interface StateCaption {
  title: string
  /** What it does by itself, and the regions in it */
  lines: string[]
  /** Transitions that stay within it */
  rows: Transition[]
}

/** Of a state of another region, to which an arrow leads, only its name is written. */
export function captionOf(state: AnyStateNode, region: AnyStateNode): StateCaption {
  if (!isWithin(state, region)) return { title: shortName(state), lines: [], rows: [] }
  const regions = state.type === 'parallel' ? Object.keys(state.states) : []
  return {
    title: state === region ? pathOf(state) : state.key,
    lines: [...doneBy(state), ...(regions.length > 0 ? [`regions ${regions.join(', ')}`] : [])],
    rows: transitionsOf(state).filter(({ target }) => (target?.[0] ?? state) === state),
  }
}

/** A transition in the box of its state: `toast.show / accept → open` starts anew inside. */
export const rowOf = (transition: Transition): string =>
  [
    ...partsOf(transition),
    ...(kindOf(transition) === 'inside' ? [`→ ${transition.source.key}`] : []),
  ].join(' ')

/** A transition at an arrow: what is not of the arrow's own state has its name in front. */
export function linesOf(transition: Transition, region: AnyStateNode): string[] {
  const { source } = transition
  const box = shownIn(region, source)
  const place = source === box ? '' : `${source.path.slice(box.path.length).join('.')}, `
  const [trigger, ...others] = partsOf(transition)
  return [place + trigger, ...others]
}

function partsOf(transition: Transition): string[] {
  const [guard, actions] = [guardOf(transition), actionsOf(transition)]
  const mark = kindOf(transition) === 'restart' ? '↻ ' : ''
  return [
    mark + triggerOf(transition),
    ...(guard ? [`[${guard}]`] : []),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ]
}
