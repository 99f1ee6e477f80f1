import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ical from 'ical-generator'
import {
  ANNOUNCED_EVENTS,
  type AnnouncedEvent,
  calendarPath,
  endOf,
  startOf,
} from '../../src/content/events.ts'
import { LANGUAGES, type Language, languageEntry } from '../../src/i18n/languages.ts'
import { loadAllTexts } from '../../src/i18n/load-texts.ts'
import { createTranslate } from '../../src/i18n/t.ts'
import { withoutBreakMarks } from '../../src/i18n/without-break-marks.ts'
import { eventUrl } from '../../src/metadata/urls.ts'

/** What calendars show of an event. */
function entryOf(language: Language, event: AnnouncedEvent) {
  const t = createTranslate(language)
  const { id, heldIn, price } = event
  const url = eventUrl(language, id)
  const name = t(`trainingEventsPage.sampleUpcomingEvents.${id}.speaker`)
  return {
    start: new Date(startOf(event)),
    end: new Date(endOf(event)),
    summary: t(`trainingEventsPage.sampleUpcomingEvents.${id}.title`),
    description: [
      t(`trainingEventsPage.sampleUpcomingEvents.${id}.summary`),
      t('trainingEventsPage.speaker', { name }),
      [t(`trainingEventsPage.heldIn.${heldIn}`), t(`trainingEventsPage.${price}`)].join(' · '),
      url,
    ].join('\n\n'),
    location: t(`trainingEventsPage.sampleUpcomingEvents.${id}.format`),
    url,
  }
}

/** An event as an iCalendar file (RFC 5545), in UTC: calendars convert to local time. */
export function calendarOf(language: Language, event: AnnouncedEvent): string {
  const t = createTranslate(language)
  const entry = entryOf(language, event)
  const calendar = ical({
    prodId: { company: t('agencyName'), product: 'Events', language: languageEntry(language).tag },
  })
  calendar.createEvent({
    // The same in every language: calendars deduplicate by it.
    id: `${event.id}@${new URL(entry.url).hostname}`,
    // Calendars keep the later of two entries.
    stamp: new Date(event.changed),
    ...entry,
  })
  // RFC 5545: the last line also ends with CRLF.
  return `${withoutBreakMarks(calendar.toString()).trimEnd()}\r\n`
}

export async function writeCalendars(client: string): Promise<void> {
  await loadAllTexts()
  for (const { code } of LANGUAGES)
    for (const event of ANNOUNCED_EVENTS)
      await writeFile(join(client, calendarPath(code, event.id)), calendarOf(code, event))
}
