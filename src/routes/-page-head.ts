import { documentTitle } from '../i18n/document-title.ts'
import type { Language } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { addressOf } from '../metadata/addresses.ts'
import { summaryOf } from '../metadata/summaries.ts'
import type { Page } from '../pages.ts'

/**
 * What follows the visitor from page to page. What only robots read (alternates, Open Graph,
 * structured data) is in the prerendered document alone: src/metadata/metadata.tsx.
 */
export function pageHead(language: Language, page: Page) {
  const { title, description } = summaryOf(language, page)
  return {
    meta: [
      { title: documentTitle(createTranslate(language), title) },
      { name: 'description', content: description },
    ],
    links: [{ rel: 'canonical', href: addressOf(language, page) }],
  }
}
