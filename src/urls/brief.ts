import type { Translate } from '../i18n/t.ts'
import { firstOf, type Search } from './search.ts'

/**
 * How a brief begins (For Brands): "We sell perfume in Poland in March". The phrases, each in the case
 * that its sentence needs, are `forBrandsPage.brief` in the dictionaries.
 */
export const BRIEF = {
  product: [
    'perfume',
    'cosmetics',
    'clothes',
    'food',
    'drinks',
    'electronics',
    'games',
    'apps',
    'travel',
    'other',
  ],
  market: ['poland', 'germany', 'france', 'spain', 'norway', 'uk', 'usa', 'several', 'other'],
  month: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
} as const

export type BriefPart = keyof typeof BRIEF

/** In the order of the sentence */
export const BRIEF_PARTS = Object.keys(BRIEF) as readonly BriefPart[]

/** What is chosen; a part may be missing. */
export type Brief = { [Part in BriefPart]?: (typeof BRIEF)[Part][number] | undefined }

type Phrase = {
  [Part in BriefPart]: `forBrandsPage.brief.${Part}.${(typeof BRIEF)[Part][number]}`
}[BriefPart]

/** The dictionaries' key of a phrase */
export const phraseOf = <Part extends BriefPart>(part: Part, value: (typeof BRIEF)[Part][number]) =>
  `forBrandsPage.brief.${part}.${value}` as Phrase

/** The brief of a query, `?product=perfume&market=poland&month=march`; an invalid part is ignored. */
export function readBrief(search: { [Part in BriefPart]?: Search[string] }): Brief {
  const chosen = BRIEF_PARTS.map((part) => [
    part,
    BRIEF[part].find((known) => known === firstOf(search[part])),
  ])
  return Object.fromEntries(chosen)
}

/** `{ product: 'perfume', month: 'march' }` → `We sell perfume in March.`; empty for an empty brief. */
export function briefSentence(t: Translate, brief: Brief): string {
  const phrases = BRIEF_PARTS.flatMap((part) => {
    const value = brief[part]
    return value ? [t(phraseOf(part, value))] : []
  })
  return phrases.length > 0 ? `${[t('forBrandsPage.brief.begin'), ...phrases].join(' ')}.` : ''
}
