import { type AnnouncedEvent, type EventId, findEvent } from '../../src/content/events.ts'

export function announcedEvent(id: EventId): AnnouncedEvent {
  const event = findEvent(id)
  if (!event) throw new Error(`There is no event "${id}"`)
  return event
}
