import type { Config } from '@pandacss/dev'

export const conditions = {
  /** Not when printing */
  dark: '@media screen and (prefers-color-scheme: dark)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  /** A phone in landscape orientation */
  lowScreen: '@media (max-height: 30rem)',
  /** The children, of a picture its image: they may lie on each other */
  layers: '& > :not(picture), & > picture > *',
  russian: ':root:lang(ru) &',
  /** Scroll-driven animations, where supported and wanted */
  scrollDriven: [
    '@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)',
    '@supports (animation-timeline: view())',
  ],
  forcedColors: '@media (forced-colors: active)',
  /** Without JavaScript, or when hydration is skipped (src/layout/hydration.ts) */
  noScript: {
    '@media (scripting: none)': '@slot',
    ':root[data-static] &': '@slot',
  },
  /** Not on touch screens, where hover would stick after a tap */
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
  touch: '@media (hover: none)',
  current: '&:is([aria-current=true], [aria-current=page])',
  invalid: '&[aria-invalid=true]',
  unavailable: '&:is(:disabled, [aria-disabled=true])',
  open: '&:is([data-state=open], [aria-expanded=true])',
} satisfies Config['conditions']
