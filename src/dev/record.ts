import type { AnyActor, AnyMachineSnapshot, SnapshotStatus, StateValue } from 'xstate'
import { transitionId } from './definition.ts'
import { type GuardDecision, instrument, takeActivity } from './instrument.ts'
import { redacted } from './redact.ts'

/** An event as plain data, without what a visitor typed. */
export interface PlainEvent {
  type: string
  [payload: string]: unknown
}

/** One event that an actor handled or ignored, and its effects, as plain data. */
export interface LogEntry {
  /** Milliseconds on the actor's clock */
  at: number
  event: PlainEvent
  /** Ids of the innermost states before and after */
  from: string[]
  to: string[]
  /** The state afterwards as XState writes it */
  value: StateValue
  /** Ids of the transitions that were taken; empty when the event was ignored */
  transitions: string[]
  guards: GuardDecision[]
  actions: string[]
  /** What it told its listeners */
  emitted: PlainEvent[]
  context: unknown
  tags: string[]
  status: SnapshotStatus
}

const isLifecycle = (type: string) => type === 'xstate.init' || type === 'xstate.stop'

/** Nothing in the current state handles the event. */
export const isIgnored = ({ event, transitions }: LogEntry): boolean =>
  transitions.length === 0 && !isLifecycle(event.type)

/** Calls `onEntry` for every event that an actor receives, from its start to its end. */
export function record(
  actor: AnyActor,
  now: () => number,
  onEntry: (entry: LogEntry) => void,
): void {
  const activity = instrument(actor.logic)
  let before: string[] = []
  let transitions: string[] = []
  let emitted: PlainEvent[] = []

  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return
    if (inspected.type === '@xstate.microstep') {
      transitions.push(...inspected._transitions.map(transitionId))
    }
    // Not by `actor.on`: to stop an actor, as StrictMode does at first, takes its listeners away.
    if (inspected.type === '@xstate.action' && inspected.action.type === 'xstate.emit') {
      emitted.push(redacted(Object(inspected.action.params).event) as PlainEvent)
    }
    if (inspected.type !== '@xstate.snapshot') return

    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    const [from, taken, told] = [before, transitions, emitted]
    before = innermostStates(snapshot)
    transitions = []
    emitted = []
    onEntry({
      at: now(),
      event: redacted(inspected.event) as PlainEvent,
      from,
      to: before,
      value: snapshot.value,
      transitions: taken,
      ...takeActivity(activity),
      emitted: told,
      context: redacted(snapshot.context),
      tags: [...snapshot.tags],
      status: snapshot.status,
    })
    // `onEntry` may evaluate guards (`snapshot.can`): they are no part of the next event.
    takeActivity(activity)
  })
}

/** The current states that have no states in them. */
const innermostStates = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id)
