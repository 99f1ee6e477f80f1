import { GROUND } from './grounds.ts'

/** The icons in public/, for tabs and home screens; `inline/after-first-paint.ts` has the manifest */
export const ICON_LINKS = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'alternate icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
] as const

/** Colour of the browser's own interface */
export const THEME_COLORS = [
  { name: 'theme-color', content: GROUND.light, media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: GROUND.dark, media: '(prefers-color-scheme: dark)' },
] as const
