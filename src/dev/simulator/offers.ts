import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
} from 'xstate'
import { transitionId } from '../machine/graph.ts'
import { payloadsOf } from './examples.ts'

/** An event that can be sent from the view. */
export interface Offer {
  /** `toast.show: success` */
  label: string
  event: AnyEventObject
  /** Whether the current state handles it; otherwise it is ignored. */
  isHandled: boolean
  /** Ids of the transitions that it would take now: guards may tell its payloads apart */
  transitions: string[]
}

const isOwn = (type: string) => !type.startsWith('xstate.')
const isTimer = (type: string) => type.startsWith('xstate.after.')

/** All events of a machine, with each of their example payloads, whatever state it is in. */
export const eventOffers = (snapshot: AnyMachineSnapshot): Offer[] =>
  offersOf(snapshot, snapshot.machine.events.filter(isOwn))

/** Events from outside the machine: running timers and pending promises. */
export const externalOffers = (snapshot: AnyMachineSnapshot): Offer[] =>
  offersOf(
    snapshot,
    ownEvents(snapshot).filter((type) => !isOwn(type)),
  ).filter(({ isHandled, event }) => isHandled || isTimer(event.type))

const offersOf = (snapshot: AnyMachineSnapshot, types: readonly string[]): Offer[] =>
  [...new Set(types)].flatMap((type) =>
    Object.entries(payloadsOf(snapshot, type)).map(([word, payload]) => {
      const event = { type, ...payload }
      return {
        label: word ? `${type}: ${word}` : type,
        event,
        isHandled: isHandledBy(snapshot, event),
        transitions: takenBy(snapshot, event),
      }
    }),
  )

const isHandledBy = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event)

const takenBy = (snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] =>
  isHandledBy(snapshot, event)
    ? snapshot.machine.getTransitionData(snapshot, event).map(transitionId)
    : []
