import { EVENT_IDS, type EventId } from '../content/events.ts'
import type { Translate } from '../i18n/t.ts'
import { withoutBreakMarks } from '../i18n/without-break-marks.ts'
import type { InquiryType } from '../inquiry/inquiry-type.ts'
import { type Brief, briefSentence, readBrief } from './brief.ts'
import { firstOf, type Search } from './search.ts'

/**
 * What an inquiry is about, which other pages hand to the contact form in its query and the first line
 * of the message says: the event of a registration, or the beginning of a brief. The registry says
 * which parameters are whose (`formParameters`, pages.ts).
 */
export interface Subject extends Brief {
  event?: EventId | undefined
}

type Parameters = { [Name in keyof Subject]?: Search[string] }

/** The subject that a query names; an invalid part is ignored. */
export const readSubject = (search: Parameters): Subject => ({
  event: EVENT_IDS.find((known) => known === firstOf(search.event)),
  ...readBrief(search),
})

/** What a form of this type is about: no creator sends a brief. */
export const subjectOf = (type: InquiryType, { event, ...brief }: Subject): Subject =>
  type === 'influencer' ? { event } : { event, ...brief }

/** The same for the same subject, in any language; empty for none. */
export const subjectKey = (search: Parameters): string =>
  Object.entries(readSubject(search))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

/** The first line of the message (specification, Events and Audience pages); empty without a subject. */
export function firstLine(t: Translate, { event, ...brief }: Subject): string {
  const line = event
    ? t('trainingEventsPage.registerMessage', {
        title: t(`trainingEventsPage.sampleUpcomingEvents.${event}.title`),
      })
    : briefSentence(t, brief)
  return line && `${withoutBreakMarks(line)}\n`
}
