import { documentTitle } from '../i18n/document-title.ts'
import type { Language } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { withoutBreakMarks } from '../i18n/without-break-marks.ts'
import { summaryOf } from '../metadata/summaries.ts'
import { pageUrl } from '../metadata/urls.ts'
import type { PageSlug } from '../urls/pages.ts'

/**
 * The head of a page. What only crawlers read (alternates, Open Graph,
 * structured data) is in the prerendered document only: src/metadata/metadata.tsx.
 *
 * @param ownTitle of one of its variants
 */
export function pageHead(language: Language, slug: PageSlug, ownTitle?: string) {
  const { title, description } = summaryOf(language, slug)
  return {
    meta: [
      { title: documentTitle(createTranslate(language), ownTitle ?? title) },
      { name: 'description', content: withoutBreakMarks(description) },
    ],
    links: [{ rel: 'canonical', href: pageUrl(language, slug) }],
  }
}
