import { test } from '@playwright/test'
import type { AnyEventObject, AnyStateMachine, EventObject } from 'xstate'
import type { FromOutside } from '../../src/dev/vocabulary.ts'
import type { PathStep } from '../support/model.ts'

/** The paths of tests/machines/*.paths.ts on the real page. */

/** How an event is brought about on the real page. */
interface EventExecutor<Visit, Event = AnyEventObject> {
  /** In words: `Escape is pressed` */
  does: string
  act: (visit: Visit, event: Event) => Promise<unknown>
}

/**
 * An executor for every event of a machine, and for each timer that it waits for; `null` for an event
 * that nobody can bring about by itself.
 */
export type EventExecutors<Event extends EventObject, Awaited extends string, Visit> = {
  readonly [Told in Event as FromOutside<Told['type']>]: EventExecutor<Visit, Told> | null
} & Readonly<Record<Awaited, EventExecutor<Visit>>>

type AnyExecutors<Visit> = Readonly<Record<string, EventExecutor<Visit, never> | null>>

/** The executor of an event. Without one every path would pass the event by. */
function executorFor<Visit>(executors: AnyExecutors<Visit>, { type }: AnyEventObject) {
  const executor = executors[plainName(type)]
  if (!executor) throw new Error(`No executor for the event ${type}`)
  // The executor stands under the event's own type.
  return executor as EventExecutor<Visit>
}

/** `xstate.after.exit.toaster.toast` → `after exit` */
const plainName = (type: string) => type.replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')

/** Paths by what happens last in them, which is what they are there for: one test each. */
export const groupedByEnd = <Step extends { event: AnyEventObject }>(
  paths: Step[][],
  executors: AnyExecutors<never>,
) =>
  Map.groupBy(paths, (path) =>
    path
      .slice(-1)
      .map(({ event }) => executorFor(executors, event).does)
      .join(),
  )

interface Visitor<State> {
  /** Compares the page with the state of the machine. */
  see: (state: State, event: AnyEventObject, before?: State) => Promise<unknown>
}

/** Plays a path on the page: brings each event about and compares the page with the state after it. */
export const playPath = <Visit extends Visitor<never>>(
  visitor: Visit,
  executors: AnyExecutors<Visit>,
  path: PathStep<AnyStateMachine>[],
) =>
  test.step(path.map(({ event }) => plainName(event.type)).join(' → '), async () => {
    for (const [index, { event, state }] of path.entries()) {
      await executorFor(executors, event).act(visitor, event)
      await visitor.see(state as never, event, path[index - 1]?.state as never)
    }
  })
