import type { Page } from '../pages.ts'

/** The footer's quick links */
export const QUICK_LINKS: readonly Page[] = ['for-influencers', 'for-brands', 'blog', 'contact']
