import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import { redacted } from '../redact.ts'
import { transitionId } from './graph.ts'
import { drain, instrument } from './instrument.ts'
import type { LogEntry, PlainEvent } from './log-entry.ts'

/** Calls `onEntry` for every event that an actor receives, from its start to its end. */
export function record(
  actor: AnyActor,
  now: () => number,
  onEntry: (entry: LogEntry, snapshot: AnyMachineSnapshot) => void,
): void {
  const activity = instrument(actor.logic)
  let before: string[] = []
  let transitions: string[] = []

  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return
    if (inspected.type === '@xstate.microstep') {
      transitions.push(...inspected._transitions.map(transitionId))
    }
    if (inspected.type !== '@xstate.snapshot') return

    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    const [from, taken] = [before, transitions]
    before = innermostStates(snapshot)
    transitions = []
    onEntry(
      {
        at: now(),
        event: redacted(inspected.event) as PlainEvent,
        from,
        to: before,
        transitions: taken,
        ...drain(activity),
        value: snapshot.value,
        context: redacted(snapshot.context),
        tags: [...snapshot.tags],
        status: snapshot.status,
      },
      snapshot,
    )
    // `onEntry` may evaluate guards (`snapshot.can`): they are no part of the next event.
    drain(activity)
  })
}

/** The current states that have no states in them. */
const innermostStates = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id)
