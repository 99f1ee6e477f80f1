import type { EventId } from '../content/events.ts'
import type { Language } from '../i18n/languages.ts'
import { numbersFor } from '../i18n/numbers.ts'
import { createTranslate } from '../i18n/t.ts'
import { type PageSlug, pageEntry, pageOf, postOf } from '../urls/pages.ts'

interface Summary {
  title: string
  description: string
}

/** Title and description of a page, for its head, Open Graph and structured data. */
export function summaryOf(language: Language, slug: PageSlug): Summary {
  const t = createTranslate(language)
  const post = postOf(slug)
  if (post)
    return {
      title: t(`blogPage.samplePosts.${post}.title`),
      description: t(`blogPage.samplePosts.${post}.excerpt`),
    }
  const { namespace } = pageEntry(pageOf(slug))
  return {
    title: t(`${namespace}.meta.title`),
    description: t(`${namespace}.meta.description`, numbersFor(language)),
  }
}

/** What previews say of a registration for an event. */
export function announcementOf(language: Language, event: EventId): Summary {
  const t = createTranslate(language)
  return {
    title: t(`trainingEventsPage.sampleUpcomingEvents.${event}.title`),
    description: t(`trainingEventsPage.sampleUpcomingEvents.${event}.summary`),
  }
}
