/** What must not compile about a model's events and their executors. TypeScript itself is the test: `npm run test:types`. */
import { PLAIN, type Vocabulary } from '../../src/dev/vocabulary.ts'
import type { EventExecutors } from '../e2e/play-path.ts'

type DoorEvent = { type: 'knock' } | { type: 'unlock'; key: string }

const whole: Vocabulary<DoorEvent> = {
  knock: PLAIN,
  unlock: { right: { key: 'right' }, wrong: { key: 'wrong' } },
}

// @ts-expect-error nobody unlocks
const withoutEvent: Vocabulary<DoorEvent> = { knock: PLAIN }
// @ts-expect-error a door has no bell
const foreignEvent: Vocabulary<DoorEvent> = { ...whole, ring: PLAIN }
// @ts-expect-error with which key?
const withoutContents: Vocabulary<DoorEvent> = { ...whole, unlock: PLAIN }

const executor = { does: 'it is done', act: () => Promise.resolve() }
const executors: EventExecutors<DoorEvent, 'after delay', unknown> = {
  knock: executor,
  unlock: null,
  'after delay': executor,
}

// @ts-expect-error nobody knocks, nor says that nobody can
const withoutExecutor: EventExecutors<DoorEvent, never, unknown> = { unlock: executor }
// @ts-expect-error the delay never ends
const withoutTime: EventExecutors<DoorEvent, 'after delay', unknown> = {
  knock: executor,
  unlock: executor,
}

export default [
  executors,
  withoutExecutor,
  withoutTime,
  whole,
  withoutEvent,
  foreignEvent,
  withoutContents,
]
