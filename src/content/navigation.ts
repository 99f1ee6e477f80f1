/** The six pages of the site in the order of the header (specification §2). */
export const NAVIGATION = [
  { to: '/$lang', label: 'nav.home', exact: true },
  { to: '/$lang/for-influencers', label: 'nav.forInfluencers', exact: false },
  { to: '/$lang/for-brands', label: 'nav.forBrands', exact: false },
  { to: '/$lang/blog', label: 'nav.blog', exact: false },
  { to: '/$lang/training-events', label: 'nav.training', exact: false },
  { to: '/$lang/contact', label: 'nav.contact', exact: false },
] as const

/** The footer's quick links: for influencers, for brands, blog, contact. */
const QUICK = ['nav.forInfluencers', 'nav.forBrands', 'nav.blog', 'nav.contact']

export const QUICK_LINKS = NAVIGATION.filter(({ label }) => QUICK.includes(label))
