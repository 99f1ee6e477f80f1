import type { Config } from '@pandacss/dev'

/** When a style applies. The colour scheme and the amount of movement are the visitor's to choose. */
export const conditions = {
  /** Paper is white, whatever the screen was. */
  dark: '@media screen and (prefers-color-scheme: dark)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  /** A phone on its side */
  lowScreen: '@media (max-height: 30rem)',
  /** Where motion can be tied to the scrolling, for whoever wants motion. */
  scrollDriven: [
    '@media (prefers-reduced-motion: no-preference)',
    '@supports (animation-timeline: view())',
  ],
  forcedColors: '@media (forced-colors: active)',
  /** No script runs, or none that brings the page to life (src/layout/keep-page-static.ts). */
  noScript: {
    '@media (scripting: none)': '@slot',
    ':root[data-static] &': '@slot',
  },
  /** A pointer that can rest on a thing: on touch, hover would stick after the tap. */
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
  current: '&:is([aria-current=true], [aria-current=page])',
  invalid: '&[aria-invalid=true]',
  unavailable: '&:is(:disabled, [aria-disabled=true])',
  open: '&:is([data-state=open], [aria-expanded=true])',
} satisfies Config['conditions']
