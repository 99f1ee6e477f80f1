import type { AnyStateMachine } from 'xstate'
import type { GuardDecision } from './log-entry.ts'

/** What guards and actions of a machine have done since the notes were taken last. */
export interface Notes {
  guards: GuardDecision[]
  actions: string[]
}

type Implementations = AnyStateMachine['implementations']
type Parts = Record<string, unknown>

const notebooks = new WeakMap<AnyStateMachine, Notes>()
const observed = new WeakSet<Implementations>()

/**
 * Has a machine note which of its guards were asked and which of its actions ran: XState's
 * inspection tells of neither guards nor assignments. `@xstate/react` gives a machine its
 * implementations anew at every render, so the new ones are observed, too.
 */
export function noteImplementations(machine: AnyStateMachine): Notes {
  const known = notebooks.get(machine)
  if (known) return known
  const notes: Notes = { guards: [], actions: [] }
  notebooks.set(machine, notes)
  let current = observe(machine.implementations, notes)
  Object.defineProperty(machine, 'implementations', {
    get: () => current,
    set: (given: Implementations) => {
      current = observe(given, notes)
    },
  })
  return notes
}

/** Gives what was noted since the last time. */
export const takeNotes = (notes: Notes): Notes => ({
  guards: notes.guards.splice(0),
  actions: notes.actions.splice(0),
})

function observe(implementations: Implementations, notes: Notes): Implementations {
  if (observed.has(implementations)) return implementations
  const observing = {
    ...implementations,
    guards: observeEach(implementations.guards, 'check', (name, holds) =>
      notes.guards.push({ name, holds: Boolean(holds) }),
    ),
    actions: observeEach(implementations.actions, 'resolve', (name) => notes.actions.push(name)),
  } as Implementations
  observed.add(observing)
  return observing
}

const observeEach = (
  parts: Parts,
  method: string,
  onResult: (name: string, result: unknown) => void,
): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === 'function'
        ? observeOne(part, method, (result) => onResult(name, result))
        : part,
    ]),
  )

/** Functions are called; what XState builds (`not(…)`, `assign(…)`) has a method that it calls. */
function observeOne(part: object, method: string, onResult: (result: unknown) => void): object {
  const told = (result: unknown) => {
    onResult(result)
    return result
  }
  return new Proxy(part, {
    apply: (target, self, values) =>
      told(Reflect.apply(target as (...values: unknown[]) => unknown, self, values)),
    get: (target, key) => {
      const member = Reflect.get(target, key)
      return key === method && typeof member === 'function'
        ? (...values: unknown[]) => told(member(...values))
        : member
    },
  })
}
