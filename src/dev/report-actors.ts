import { Actor, type AnyActor } from 'xstate'
import {
  type ActorReport,
  type EventRequest,
  isLiveViewMessage,
  LIVE_VIEW_MARK,
} from './live-view-api.ts'
import { record } from './record.ts'
import { type SendableEvent, sendableEvents } from './simulator/sendable-events.ts'

/**
 * The page's side of the live view: reports every event of every machine to the parent window and
 * sends the events that the view requests. The dev server injects this script before the site's own
 * (scripts/vite/machines-plugin.ts), so that no actor starts unseen; outside the view it does nothing.
 */

const page = String(performance.timeOrigin)
/** Each with what the view was told that it can be sent: to ask anew would evaluate guards, which the log shows. */
const actors = new Map<string, { actor: AnyActor; sendable: SendableEvent[] }>()

function watch(actor: AnyActor): void {
  if (actors.has(actor.sessionId) || !('root' in actor.logic)) return
  actors.set(actor.sessionId, { actor, sendable: [] })
  record(
    actor,
    () => performance.now(),
    (entry) => {
      const sendable = sendableEvents(actor.getSnapshot())
      actors.set(actor.sessionId, { actor, sendable })
      const report: ActorReport = {
        mark: LIVE_VIEW_MARK,
        page,
        actor: actor.sessionId,
        machine: actor.logic.id,
        entry,
        sendable: sendable.map(({ event, ...rest }) => rest),
      }
      window.parent.postMessage(report, location.origin)
    },
  )
}

function onMessage({ data, origin }: MessageEvent): void {
  if (origin !== location.origin || !isLiveViewMessage<EventRequest>(data)) return
  const { actor, sendable } = actors.get(data.actor) ?? {}
  const chosen = sendable?.find(({ label }) => label === data.label)
  if (chosen) actor?.send(chosen.event)
}

if (window.parent !== window) {
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: AnyActor) {
    watch(this)
    return start.call(this)
  }
  window.addEventListener('message', onMessage)
}
