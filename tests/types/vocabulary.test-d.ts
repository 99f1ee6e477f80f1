/** What must not compile about a model's events. TypeScript itself is the test: `npm run test:types`. */
import { PLAIN, type Vocabulary } from '../support/vocabulary.ts'

type DoorEvent = { type: 'knock' } | { type: 'unlock'; key: string }

const whole: Vocabulary<DoorEvent> = { knock: PLAIN, unlock: [{ key: 'right' }, { key: 'wrong' }] }

// @ts-expect-error nobody unlocks
const withoutEvent: Vocabulary<DoorEvent> = { knock: PLAIN }
// @ts-expect-error a door has no bell
const foreignEvent: Vocabulary<DoorEvent> = { ...whole, ring: PLAIN }
// @ts-expect-error with which key?
const withoutContents: Vocabulary<DoorEvent> = { ...whole, unlock: PLAIN }

export default [whole, withoutEvent, foreignEvent, withoutContents]
