import { factsFor } from '../i18n/facts.ts'
import type { Language } from '../i18n/languages.ts'
import type { Page } from '../i18n/location.ts'
import { createTranslate, type Translate } from '../i18n/t.ts'

interface Summary {
  title: string
  description: string
}

const SUMMARIES: Record<Page, (t: Translate, facts: ReturnType<typeof factsFor>) => Summary> = {
  '': (t, facts) => ({
    title: t('meta.home.title'),
    description: t('meta.home.description', facts),
  }),
  'for-influencers': (t, facts) => ({
    title: t('meta.forInfluencers.title'),
    description: t('meta.forInfluencers.description', facts),
  }),
  'for-brands': (t) => ({
    title: t('meta.forBrands.title'),
    description: t('meta.forBrands.description'),
  }),
  blog: (t) => ({ title: t('meta.blog.title'), description: t('meta.blog.description') }),
  'training-events': (t) => ({
    title: t('meta.training.title'),
    description: t('meta.training.description'),
  }),
  contact: (t, facts) => ({
    title: t('meta.contact.title'),
    description: t('meta.contact.description', facts),
  }),
}

/** What search results, shared links and browser tabs say of a page. */
export const summaryOf = (language: Language, page: Page): Summary =>
  SUMMARIES[page](createTranslate(language), factsFor(language))
