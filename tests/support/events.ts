import type { EventId } from '../../src/content/event-ids.ts'
import { type AnnouncedEvent, findEvent } from '../../src/content/events.ts'

export function announcedEvent(id: EventId): AnnouncedEvent {
  const event = findEvent(id)
  if (!event) throw new Error(`There is no event "${id}"`)
  return event
}
