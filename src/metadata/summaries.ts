import { factsFor } from '../i18n/facts.ts'
import type { Language } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { type Address, pageEntry, pageOf, postOf } from '../urls/pages.ts'

const SOFT_HYPHENS = /\u00AD/g

interface Summary {
  title: string
  description: string
}

/** Title and description of a page, for its head, Open Graph and structured data. */
export function summaryOf(language: Language, address: Address): Summary {
  const t = createTranslate(language)
  const post = postOf(address)
  if (post)
    return {
      title: t(`blogPage.samplePosts.${post}.title`).replace(SOFT_HYPHENS, ''),
      description: t(`blogPage.samplePosts.${post}.excerpt`),
    }
  const { namespace } = pageEntry(pageOf(address))
  return {
    title: t(`${namespace}.meta.title`),
    description: t(`${namespace}.meta.description`, factsFor(language)),
  }
}
