import favicon from './favicon.svg?inline'
import { GROUND } from './grounds.ts'

/**
 * The icons of tabs and home screens; `inline/after-first-paint.ts` has the manifest. The one for most
 * tabs is in the document: a request for it would cost more bytes than it has.
 */
export const ICON_LINKS = [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'alternate icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
] as const

/** Colour of the browser's own interface */
export const THEME_COLORS = [
  { name: 'theme-color', content: GROUND.light, media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: GROUND.dark, media: '(prefers-color-scheme: dark)' },
] as const
