import type { SnapshotStatus, StateValue } from 'xstate'

/** An event as plain data, without what a visitor typed. */
export interface PlainEvent {
  type: string
  [payload: string]: unknown
}

export interface GuardDecision {
  name: string
  holds: boolean
}

/** One event that an actor handled or ignored, and its effects, as plain data. */
export interface LogEntry {
  /** Milliseconds on the actor's clock */
  at: number
  event: PlainEvent
  /** Ids of the innermost states before and after */
  from: string[]
  to: string[]
  /** Ids of the transitions that were taken; empty when the event was ignored */
  transitions: string[]
  guards: GuardDecision[]
  actions: string[]
  value: StateValue
  context: unknown
  tags: string[]
  status: SnapshotStatus
}

const isLifecycle = (type: string) => type === 'xstate.init' || type === 'xstate.stop'

/** Nothing in the current state handles the event. */
export const isIgnored = ({ event, transitions }: LogEntry): boolean =>
  transitions.length === 0 && !isLifecycle(event.type)
