import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
} from 'xstate'
import { eventName, isTimer } from '../definition.ts'
import { contentsOf } from '../vocabulary.ts'

/** An event that can be sent from the view. */
export interface Offer {
  /** `toast.show: success` */
  label: string
  event: AnyEventObject
  /** Whether the current state handles it; otherwise it is ignored. */
  isHandled: boolean
}

const isOwn = (type: string) => !type.startsWith('xstate.')

/** All events of a machine, with all their contents, whatever state it is in. */
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
    Object.entries(contentsOf(snapshot.machine.id, type)).map(([word, contents]) => {
      const event = { type, ...contents }
      const isHandled = snapshot.status === 'active' && snapshot.can(event)
      const name = eventName(snapshot.machine, type)
      return { label: word ? `${name}: ${word}` : name, event, isHandled }
    }),
  )
