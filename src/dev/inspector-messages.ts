/**
 * What the page and the live view of its machines (`/__machines`, development only) say to each
 * other. No built file may contain this mark: a test of the build looks for it.
 */
export const INSPECTOR_MARK = 'duet-machine-inspector'

/** From the page: where one of its machines is now. */
export interface MachineReport {
  mark: typeof INSPECTOR_MARK
  /** Names the actor, for as long as the page is there */
  actor: string
  /** Its machine: `toaster` */
  machine: string
  /** Mermaid text, the current states marked */
  diagram: string
  /** The event that led here, without what a visitor typed */
  event: string
  /** JSON, without what a visitor typed */
  context: string
  tags: string[]
  isStopped: boolean
  /** Events that can be sent from the view, by their label */
  offers: string[]
}

/** From the view: send one of the events that were offered. */
export interface EventRequest {
  mark: typeof INSPECTOR_MARK
  actor: string
  offer: string
}

/** Whether a message is one of ours; others use `postMessage`, too. */
export const isFromInspector = <Message extends { mark: string }>(data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'mark' in data && data.mark === INSPECTOR_MARK
