import { Actor, type AnyActor, type AnyMachineSnapshot, type InspectionEvent } from 'xstate'
import { diagramOf } from './diagram.ts'
import { eventOffers } from './event-offers.ts'
import {
  type EventRequest,
  INSPECTOR_MARK,
  isFromInspector,
  type MachineReport,
} from './inspector-messages.ts'
import { redacted } from './redact.ts'

/**
 * The page's side of the live view: reports every state of every machine to the view around the
 * page, and sends the events that are asked for. Vite's development server puts this script before
 * the site's own (see machines-plugin.ts), so that no actor starts unseen; on a page that is not
 * inside the view it does nothing.
 */

const actors = new Map<string, AnyActor>()

const isMachine = (actor: AnyActor) => 'root' in actor.logic

/** The current states that have no states in them. */
const innermostStates = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id)

function report(actor: AnyActor, event: { type: string }): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const message: MachineReport = {
    mark: INSPECTOR_MARK,
    actor: actor.sessionId,
    machine: snapshot.machine.id,
    diagram: diagramOf(snapshot.machine, innermostStates(snapshot)),
    event: redacted(event),
    context: redacted(snapshot.context),
    tags: [...snapshot.tags],
    isStopped: snapshot.status !== 'active',
    offers: [...eventOffers(actor, snapshot).keys()],
  }
  window.parent.postMessage(message, location.origin)
}

function onInspection(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.snapshot') return
  const actor = actors.get(inspected.actorRef.sessionId)
  if (actor) report(actor, inspected.event)
}

function watch(actor: AnyActor): void {
  if (actors.has(actor.sessionId) || !isMachine(actor)) return
  actors.set(actor.sessionId, actor)
  actor.system.inspect(onInspection)
}

function onMessage({ data, origin }: MessageEvent): void {
  if (origin !== location.origin || !isFromInspector<EventRequest>(data)) return
  const actor = actors.get(data.actor)
  const event = actor && eventOffers(actor, actor.getSnapshot()).get(data.offer)
  if (event) actor.send(event)
}

if (window.parent !== window) {
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: AnyActor) {
    watch(this)
    return start.call(this)
  }
  window.addEventListener('message', onMessage)
}
