import type { LogEntry } from './record.ts'
import type { Offer } from './simulator/offers.ts'

/** What the page, the live view of its machines (`/__machines`, development only) and the tests tell each other. */

/** In every message of the live view. `tests/built/scripts.test.ts` finds it in no built file. */
export const INSPECTOR_MARK = 'duet-machine-inspector'

interface Message {
  mark: typeof INSPECTOR_MARK
}

/** From the page: an actor has started, or received an event. */
export interface ActorReport extends Message {
  /** Id of this page load: its actors stop with it. */
  page: string
  /** XState's session id: `x:3` */
  actor: string
  machine: string
  entry: LogEntry
  /** What it can be sent now */
  offers: OfferReport[]
}

/** An offer without its event, which may hold functions and could not be posted. */
export type OfferReport = Omit<Offer, 'event'>

/** From the view: send one of the offered events. */
export interface EventRequest extends Message {
  actor: string
  offer: string
}

/** Whether a message is one of ours: other code uses `postMessage`, too. */
export const isFromInspector = <Ours extends Message>(data: unknown): data is Ours =>
  typeof data === 'object' && data !== null && 'mark' in data && data.mark === INSPECTOR_MARK
