import type { Language } from '../i18n/languages.ts'
import type { ArtName } from './art.ts'

/*
 * What proves the agency's work: cases and the people who run them. An empty list shows nothing. What
 * is real is checked by the build (`proof-faults.ts`).
 */

/** It has no place for a name or a figure, so none can be invented. */
interface Sample {
  id: string
  sample: true
}

export interface Metric {
  /** The name of what was counted */
  unit: Readonly<Record<Language, string>>
  value: string
  /** Who counted it: a platform, a shop */
  source: string
  /** The day of the count, `2026-11-24` */
  date: string
}

export interface Consent {
  who: string
  /** `2026-11-24` */
  date: string
}

export interface RealCase {
  id: string
  sample?: never
  client: string
  creator: { name: string; profile: string }
  /** In the brand's own words */
  brief: Readonly<Record<Language, string>>
  /** A link to it, and a still below `public/` */
  piece: { href: string; still: string; alt: Readonly<Record<Language, string>> }
  /** The first one stands in the overlap */
  metrics: readonly [Metric, ...Metric[]]
  quote?: { text: Readonly<Record<Language, string>>; name: string; role: string }
  runBy: string
  consent: Consent
}

export interface Person {
  id: string
  name: string
  role: Readonly<Record<Language, string>>
  languages: readonly Language[]
  portrait: ArtName
  consent: Consent
}

export type Case = RealCase | Sample

/** Shown on For Brands */
export const CASES: readonly Case[] = [{ id: 'anatomy', sample: true }]

/** The first is shown on Contact; they also run cases (`runBy`). */
export const PEOPLE: readonly Person[] = []
