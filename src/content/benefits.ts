/** What creators get: `item` is the index in `forInfluencersPage.benefits`. */
export const BENEFITS = [
  { item: 0, glyph: 'glyph-globe', tone: 'creator' },
  { item: 1, glyph: 'glyph-growth', tone: 'sand' },
  { item: 2, glyph: 'glyph-training', tone: 'unison' },
  { item: 3, glyph: 'glyph-community', tone: 'blush' },
  { item: 4, glyph: 'glyph-contract', tone: 'creator' },
] as const

/** What brands get: `item` is the index in `forBrandsPage.advantages`. */
export const ADVANTAGES = [
  { item: 0, glyph: 'glyph-target' },
  { item: 1, glyph: 'glyph-talk' },
  { item: 2, glyph: 'glyph-result' },
  { item: 3, glyph: 'glyph-idea' },
  { item: 4, glyph: 'glyph-network' },
] as const
