import type { Translations } from '../i18n/i18n-types.ts'
import type { ArtName } from './art.ts'
import { entriesWithId } from './entries-with-id.ts'

type BenefitId = keyof Translations['forInfluencersPage']['benefits']
type AdvantageId = keyof Translations['forBrandsPage']['advantages']

/** What creators get; their texts are `forInfluencersPage.benefits`. */
export const BENEFITS = entriesWithId({
  brands: { glyph: 'glyph-globe', tone: 'creator' },
  growth: { glyph: 'glyph-growth', tone: 'sand' },
  training: { glyph: 'glyph-training', tone: 'unison' },
  community: { glyph: 'glyph-community', tone: 'blush' },
  terms: { glyph: 'glyph-contract', tone: 'creator' },
} as const satisfies Record<BenefitId, { glyph: ArtName; tone: string }>)

/** What brands get; their texts are `forBrandsPage.advantages`. */
export const ADVANTAGES = entriesWithId({
  reach: { glyph: 'glyph-target' },
  engagement: { glyph: 'glyph-talk' },
  results: { glyph: 'glyph-result' },
  ideas: { glyph: 'glyph-idea' },
  network: { glyph: 'glyph-network' },
} as const satisfies Record<AdvantageId, { glyph: ArtName }>)
