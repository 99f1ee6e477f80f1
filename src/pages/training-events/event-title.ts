import type { AnnouncedEvent, PastEvent } from '../../content/events.ts'
import type { Translate } from '../../i18n/t.ts'

export const eventTitle = (t: Translate, event: AnnouncedEvent | PastEvent): string =>
  'format' in event
    ? t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)
    : t(`trainingEventsPage.samplePastEvents.${event.id}.title`)
