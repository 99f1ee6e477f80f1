/** What must not compile about a model's events and the hands that play them. TypeScript itself is the test: `npm run test:types`. */
import type { Hands } from '../support/model-paths.ts'
import { PLAIN, type Vocabulary } from '../support/vocabulary.ts'

type DoorEvent = { type: 'knock' } | { type: 'unlock'; key: string }

const whole: Vocabulary<DoorEvent> = { knock: PLAIN, unlock: [{ key: 'right' }, { key: 'wrong' }] }

// @ts-expect-error nobody unlocks
const withoutEvent: Vocabulary<DoorEvent> = { knock: PLAIN }
// @ts-expect-error a door has no bell
const foreignEvent: Vocabulary<DoorEvent> = { ...whole, ring: PLAIN }
// @ts-expect-error with which key?
const withoutContents: Vocabulary<DoorEvent> = { ...whole, unlock: PLAIN }

const hand = { does: 'it is done', act: () => Promise.resolve() }
const hands: Hands<DoorEvent, 'after patience', unknown> = {
  knock: hand,
  unlock: null,
  'after patience': hand,
}

// @ts-expect-error nobody knocks, nor says that nobody can
const withoutHand: Hands<DoorEvent, never, unknown> = { unlock: hand }
// @ts-expect-error patience is never at an end
const withoutTime: Hands<DoorEvent, 'after patience', unknown> = { knock: hand, unlock: hand }

export default [hands, withoutHand, withoutTime, whole, withoutEvent, foreignEvent, withoutContents]
