/** Width and height of each illustration in art/, in the drawing's own units. */
const SIZES = {
  'contact-brand': [290, 340],
  'contact-general': [290, 340],
  'contact-influencer': [290, 340],
  'cover-ai': [480, 320],
  'cover-brief': [480, 320],
  'cover-eye': [480, 320],
  'cover-ghost': [480, 320],
  'cover-lock': [480, 320],
  'cover-mail': [480, 320],
  'empty-state': [420, 300],
  'error-out-of-sync': [780, 800],
  'event-webinar': [56, 100],
  'event-workshop': [56, 100],
  'glyph-community': [96, 96],
  'glyph-contract': [96, 96],
  'glyph-globe': [96, 96],
  'glyph-growth': [96, 96],
  'glyph-idea': [96, 96],
  'glyph-network': [96, 96],
  'glyph-result': [96, 96],
  'glyph-talk': [96, 96],
  'glyph-target': [96, 96],
  'glyph-training': [96, 96],
  'head-blog': [424, 402],
  'head-training': [424, 402],
  'hero-brand': [696, 860],
  'hero-creator': [696, 860],
  'hero-unison': [696, 860],
  'page-brands': [696, 860],
  'page-influencers': [696, 860],
  'service-analysis': [360, 440],
  'service-education': [360, 440],
  'service-scouting': [360, 440],
  'service-sourcing': [360, 440],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type ArtName = keyof typeof SIZES

export interface Illustration {
  src: string
  width: number
  height: number
}

const addresses = import.meta.glob<string>('./art/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The illustrations of the site. Each file carries its own dark scheme: show it with `<img>`. */
export const ART = Object.fromEntries(
  Object.entries(SIZES).map(([name, [width, height]]) => [
    name,
    { src: addresses[`./art/${name}.svg`], width, height },
  ]),
  // That every name has its file is checked by tests/unit/art.test.ts.
) as Record<ArtName, Illustration>
