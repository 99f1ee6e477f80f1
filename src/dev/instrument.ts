import type { AnyStateMachine } from 'xstate'

export interface GuardDecision {
  name: string
  holds: boolean
}

/** The guards and actions of a machine that ran since the last `takeActivity`. */
export interface Activity {
  guards: GuardDecision[]
  actions: string[]
}

type Implementations = AnyStateMachine['implementations']

const activities = new WeakMap<AnyStateMachine, Activity>()

/**
 * Records which guards of a machine were evaluated and which actions ran: XState's inspection API
 * reports neither guards nor assignments. `@xstate/react` replaces the implementations of a machine
 * at every render, so the setter instruments the new ones, too.
 */
export function instrument(machine: AnyStateMachine): Activity {
  const known = activities.get(machine)
  if (known) return known
  const activity: Activity = { guards: [], actions: [] }
  activities.set(machine, activity)
  let current = observe(machine.implementations, activity)
  Object.defineProperty(machine, 'implementations', {
    get: () => current,
    set: (replaced: Implementations) => {
      if (replaced !== current) current = observe(replaced, activity)
    },
  })
  return activity
}

/** Returns the recorded activity and resets it. */
export const takeActivity = (activity: Activity): Activity => ({
  guards: activity.guards.splice(0),
  actions: activity.actions.splice(0),
})

const observe = (implementations: Implementations, { guards, actions }: Activity) =>
  ({
    ...implementations,
    guards: observeEach(implementations.guards, 'check', (name, holds) =>
      guards.push({ name, holds: Boolean(holds) }),
    ),
    actions: observeEach(implementations.actions, 'resolve', (name) => actions.push(name)),
  }) as Implementations

const observeEach = (
  parts: object,
  method: string,
  onResult: (name: string, result: unknown) => void,
) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      observeOne(part, method, (result) => onResult(name, result)),
    ]),
  )

/** Plain functions are called; XState's own (`not(…)`, `assign(…)`) have a method. */
function observeOne(part: object, method: string, onResult: (result: unknown) => void): object {
  const tap = (result: unknown) => {
    onResult(result)
    return result
  }
  return new Proxy(part, {
    apply: (target, self, args) =>
      tap(Reflect.apply(target as (...args: unknown[]) => unknown, self, args)),
    get: (target, key) => {
      const member = Reflect.get(target, key)
      return key === method && typeof member === 'function'
        ? (...args: unknown[]) => tap(member(...args))
        : member
    },
  })
}
