import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as ownEvents,
} from 'xstate'
import { eventName, isTimer } from '../definition.ts'
import { payloadsOf } from '../machine-events.ts'

/** An event that can be sent from the view. */
export interface SendableEvent {
  /** `toast.show: success` */
  label: string
  event: AnyEventObject
  /** Whether the current state handles it; otherwise it is ignored. */
  isHandled: boolean
}

const isOwn = (type: string) => !type.startsWith('xstate.')

/** All events of a machine, with all their contents, whatever state it is in. */
export const sendableEvents = (snapshot: AnyMachineSnapshot): SendableEvent[] =>
  sendableOf(snapshot, snapshot.machine.events.filter(isOwn))

/** Events of XState that the machine waits for: of running timers and pending promises. */
export const awaitedEvents = (snapshot: AnyMachineSnapshot): SendableEvent[] =>
  sendableOf(
    snapshot,
    ownEvents(snapshot).filter((type) => !isOwn(type)),
  ).filter(({ isHandled, event }) => isHandled || isTimer(event.type))

const sendableOf = (snapshot: AnyMachineSnapshot, types: readonly string[]): SendableEvent[] =>
  [...new Set(types)].flatMap((type) =>
    Object.entries(payloadsOf(snapshot.machine.id, type)).map(([word, contents]) => {
      const event = { type, ...contents }
      const isHandled = snapshot.status === 'active' && snapshot.can(event)
      const name = eventName(snapshot.machine, type)
      return { label: word ? `${name}: ${word}` : name, event, isHandled }
    }),
  )
