import type { LogEntry } from './record.ts'
import type { SendableEvent } from './simulator/sendable-events.ts'

/** What the page and the live view of its machines (`/__machines`, development only) tell each other. */

/** In every message of the live view. `tests/built/scripts.test.ts` finds it in no built file. */
export const LIVE_VIEW_MARK = 'duet-live-view'

interface Message {
  mark: typeof LIVE_VIEW_MARK
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
  sendable: SendableEventReport[]
}

/** A sendable event without the event itself, which may hold functions and could not be posted. */
export type SendableEventReport = Omit<SendableEvent, 'event'>

/** From the view: send one of the sendable events. */
export interface EventRequest extends Message {
  actor: string
  label: string
}

/** Whether a message is one of ours: other code uses `postMessage`, too. */
export const isLiveViewMessage = <Ours extends Message>(data: unknown): data is Ours =>
  typeof data === 'object' && data !== null && 'mark' in data && data.mark === LIVE_VIEW_MARK
