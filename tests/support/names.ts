import { DISPLAY, lettersOf } from '../../scripts/assets/typefaces.ts'
import { EVENT_IDS } from '../../src/content/events.ts'
import { type Language, languageEntry } from '../../src/i18n/languages.ts'
import { readPosts } from '../../src/pages/blog/posts.ts'
import { textsIn } from './texts.ts'

/** The authors and speakers of the site, as a language writes them. */
export function namesIn(language: Language): string[] {
  const t = textsIn(language)
  const speakers = EVENT_IDS.map((id) => t(`trainingEventsPage.sampleUpcomingEvents.${id}.speaker`))
  return [...readPosts(t).map(({ author }) => author), ...speakers]
}

/** Whether a name has a letter that no preloaded font has: another font is then loaded late. */
export function hasForeignNames(language: Language): boolean {
  const letters = languageEntry(language)
    .alphabets.filter((alphabet) => DISPLAY.files[alphabet])
    .flatMap((alphabet) => [...lettersOf(DISPLAY, alphabet)])
  return [...namesIn(language).join('')].some((letter) => !letters.includes(letter))
}
