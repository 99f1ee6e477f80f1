import { documentTitle } from '../../src/i18n/document-title.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { Page } from '../../src/i18n/location.ts'
import { wordsOf } from './words.ts'

const SOFT_HYPHEN = /\u00AD/g

/** The main heading of a page, as it is read. */
export function headingOf(language: Language, page: Page): string {
  const t = wordsOf(language)
  const headings: Record<Page, string> = {
    '': t('hero.title'),
    'for-influencers': t('forInfluencersPage.pageTitle'),
    'for-brands': t('forBrandsPage.pageTitle'),
    blog: t('blogPage.pageTitle'),
    'training-events': t('trainingEventsPage.pageTitle'),
    contact: t('contactPage.pageTitle'),
  }
  return headings[page].replace(SOFT_HYPHEN, '')
}

/** The title of a page in the browser's tab. */
export function titleOf(language: Language, page: Page): string {
  const t = wordsOf(language)
  const titles: Record<Page, string> = {
    '': t('meta.home.title'),
    'for-influencers': t('meta.forInfluencers.title'),
    'for-brands': t('meta.forBrands.title'),
    blog: t('meta.blog.title'),
    'training-events': t('meta.training.title'),
    contact: t('meta.contact.title'),
  }
  return documentTitle(t, titles[page])
}
