import { test } from '@playwright/test'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { type EventExecutor, executorFor, type PathStep, titleOf } from '../support/model-paths.ts'

interface Visitor<State> {
  /** Compares the page with the state of the machine. */
  see: (state: State, event: AnyEventObject) => Promise<unknown>
}

/** Plays a path on the page: brings each event about and compares the page with the state after it. */
export const playPath = <Visit extends Visitor<never>>(
  visitor: Visit,
  executors: Readonly<Record<string, EventExecutor<Visit, never> | null>>,
  path: PathStep<AnyStateMachine>[],
) =>
  test.step(titleOf(path), async () => {
    for (const { event, state } of path) {
      await executorFor(executors, event).act(visitor, event)
      await visitor.see(state as never, event)
    }
  })
