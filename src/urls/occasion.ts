import type { InquiryType } from '../contact/inquiry-type.ts'
import { EVENT_IDS, type EventId } from '../content/events.ts'
import type { Translate } from '../i18n/t.ts'
import { type Brief, briefSentence, readBrief } from './brief.ts'
import { firstOf, type Search } from './search.ts'

/**
 * What other pages hand to the contact form in its address, which becomes the first line of the
 * message: the event of a registration, or half a brief. The registry says which parameters are
 * whose (`handsOver`, pages.ts).
 */
export interface Occasion extends Brief {
  event?: EventId | undefined
}

type Parameters = { [Name in keyof Occasion]?: Search[string] }

/** The occasion of an address, every part of it by name; an invalid one is ignored. */
export const readOccasion = (search: Parameters): Occasion => ({
  event: EVENT_IDS.find((known) => known === firstOf(search.event)),
  ...readBrief(search),
})

/** What a form of this type is about: no creator sends half a brief. */
export const occasionOf = (type: InquiryType, { event, ...brief }: Occasion): Occasion =>
  type === 'influencer' ? { event } : { event, ...brief }

/** The same for the same occasion, in any language; empty for none. */
export const occasionKey = (search: Parameters): string =>
  Object.values(readOccasion(search)).filter(Boolean).join(' ')

/** The first line of the message (specification, Events and Audience pages); empty for no occasion. */
export function firstLine(t: Translate, { event, ...brief }: Occasion): string {
  const line = event
    ? t('trainingEventsPage.registerMessage', {
        title: t(`trainingEventsPage.sampleUpcomingEvents.${event}.title`),
      })
    : briefSentence(t, brief)
  return line && `${line}\n`
}
