import type { Offer } from './bench/offers.ts'
import type { MachineGraph } from './machine/graph.ts'
import type { LogEntry } from './machine/log-entry.ts'

/**
 * What the page and the live view of its machines (`/__machines`, development only) say to each
 * other. No built file may contain this mark: a test of the build looks for it.
 */
export const INSPECTOR_MARK = 'duet-machine-inspector'

/** From the development server, to pages and to the view: the file of a machine has changed. */
export const MACHINE_CHANGED = `${INSPECTOR_MARK}:changed`

interface Message {
  mark: typeof INSPECTOR_MARK
}

/** From the page: one of its actors starts, or an event came to it. */
export type ActorReport = Message & {
  /** Names this load of the page: its actors go with it. */
  page: string
  /** Names the actor within it: `x:3` */
  actor: string
} & (
    | { kind: 'start'; graph: MachineGraph }
    | { kind: 'entry'; entry: LogEntry; offers: OfferReport[] }
  )

/** An offer without its event, which may contain functions. */
export type OfferReport = Omit<Offer, 'event'>

/** From the view: send one of the events that were offered. */
export type EventRequest = Message & { actor: string; offer: string }

/** Whether a message is one of ours; others use `postMessage`, too. */
export const isFromInspector = <Ours extends Message>(data: unknown): data is Ours =>
  typeof data === 'object' && data !== null && 'mark' in data && data.mark === INSPECTOR_MARK
