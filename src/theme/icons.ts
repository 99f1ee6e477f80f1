import { GROUND } from './grounds.ts'

/** The icons in public/, for tabs, home screens and installed apps */
export const ICON_LINKS = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'alternate icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
] as const

/** Colour of the browser's own interface */
export const THEME_COLORS = [
  { name: 'theme-color', content: GROUND.light, media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: GROUND.dark, media: '(prefers-color-scheme: dark)' },
] as const
