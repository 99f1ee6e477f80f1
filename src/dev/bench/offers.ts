import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
} from 'xstate'
import { contentsOf } from './examples.ts'

/** An event that can be sent from the view. */
export interface Offer {
  /** `toast.show: success` */
  label: string
  event: AnyEventObject
  /** Whether something in the present state takes it; otherwise it is ignored. */
  isTaken: boolean
}

const isOwn = (type: string) => !type.startsWith('xstate.')
const isTimer = (type: string) => type.startsWith('xstate.after.')

/** The events of a machine with all that they can carry, whatever state it is in. */
export const eventOffers = (snapshot: AnyMachineSnapshot): Offer[] =>
  offersOf(snapshot, snapshot.machine.events.filter(isOwn))

/** What the world would do: the timers that run, and the answers that are awaited. */
export const worldOffers = (snapshot: AnyMachineSnapshot): Offer[] =>
  offersOf(
    snapshot,
    ownEvents(snapshot).filter((type) => !isOwn(type)),
  ).filter(({ isTaken, event }) => isTaken || isTimer(event.type))

const offersOf = (snapshot: AnyMachineSnapshot, types: readonly string[]): Offer[] =>
  [...new Set(types)].flatMap((type) =>
    Object.entries(contentsOf(snapshot, type)).map(([word, content]) => {
      const event = { type, ...content }
      return { label: word ? `${type}: ${word}` : type, event, isTaken: takes(snapshot, event) }
    }),
  )

const takes = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event)
