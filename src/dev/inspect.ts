import { Actor, type AnyActor } from 'xstate'
import {
  type ActorNews,
  type ActorReport,
  type EventRequest,
  INSPECTOR_MARK,
  isFromInspector,
} from './live-view-api.ts'
import { record } from './record.ts'
import { eventOffers } from './simulator/offers.ts'

/**
 * The page's side of the live view: reports every event of every machine to the parent window and
 * sends the events that the view requests. The dev server injects this script before the site's own
 * (scripts/vite/machines-plugin.ts), so that no actor starts unseen; outside the view it does nothing.
 */

const page = String(performance.timeOrigin)
const actors = new Map<string, AnyActor>()

const offersOf = (actor: AnyActor) => eventOffers(actor.getSnapshot())

function post({ sessionId: actor }: AnyActor, news: ActorNews): void {
  const report: ActorReport = { mark: INSPECTOR_MARK, page, actor, ...news }
  window.parent.postMessage(report, location.origin)
}

function watch(actor: AnyActor): void {
  if (actors.has(actor.sessionId) || !('root' in actor.logic)) return
  actors.set(actor.sessionId, actor)
  post(actor, { kind: 'start', machine: actor.logic.id })
  record(
    actor,
    () => performance.now(),
    (entry) => {
      const offers = offersOf(actor).map(({ event, ...offer }) => offer)
      post(actor, { kind: 'entry', entry, offers })
    },
  )
}

function onMessage({ data, origin }: MessageEvent): void {
  if (origin !== location.origin || !isFromInspector<EventRequest>(data)) return
  const actor = actors.get(data.actor)
  const offer = actor && offersOf(actor).find(({ label }) => label === data.offer)
  if (offer) actor.send(offer.event)
}

if (window.parent !== window) {
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: AnyActor) {
    watch(this)
    return start.call(this)
  }
  window.addEventListener('message', onMessage)
}
