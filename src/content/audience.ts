/** The two sides that meet. Where visitors read of creators as influencers, pages and form types do, too. */
export type Audience = 'creator' | 'brand'

export const AUDIENCES = {
  creator: {
    other: 'brand',
    side: 'left',
    page: 'for-influencers',
    label: 'nav.forInfluencers',
    action: 'hero.ctaInfluencer',
    /** Of a button on their frame */
    tone: 'ink',
  },
  brand: {
    other: 'creator',
    side: 'right',
    page: 'for-brands',
    label: 'nav.forBrands',
    action: 'hero.ctaBrand',
    tone: 'paper',
  },
} as const satisfies Record<Audience, object>
