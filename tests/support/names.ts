import { EVENT_IDS } from '../../src/content/events.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { readPosts } from '../../src/pages/blog/posts.ts'
import { textsIn } from './texts.ts'

/** The authors and speakers of the site, as a language writes them. */
export function namesIn(language: Language): string[] {
  const t = textsIn(language)
  const speakers = EVENT_IDS.map((id) => t(`trainingEventsPage.sampleUpcomingEvents.${id}.speaker`))
  return [...readPosts(t).map(({ author }) => author), ...speakers]
}
