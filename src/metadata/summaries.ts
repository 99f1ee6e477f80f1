import { factsFor } from '../i18n/facts.ts'
import type { Language } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { type Page, pageEntry } from '../urls/pages.ts'

interface Summary {
  title: string
  description: string
}

/** Title and description of a page, for its head, Open Graph and structured data. */
export function summaryOf(language: Language, page: Page): Summary {
  const t = createTranslate(language)
  const { namespace } = pageEntry(page)
  return {
    title: t(`${namespace}.meta.title`),
    description: t(`${namespace}.meta.description`, factsFor(language)),
  }
}
