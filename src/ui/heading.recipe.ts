import { defineRecipe } from '@pandacss/dev'
import { AUDIENCE_TITLES } from '../theme/title-widths.ts'

/** Display type: its variants, and the size tier for long words (`ui/text.tsx`). */
export const heading = defineRecipe({
  className: 'heading',
  staticCss: ['*'],
  base: {
    textWrap: 'balance',
    overflowWrap: 'break-word',
    // Long words have soft hyphens; automatic hyphenation is worse.
    hyphens: 'manual',
  },
  variants: {
    variant: {
      hero: { textStyle: 'hero' },
      ...Object.fromEntries(
        Object.keys(AUDIENCE_TITLES).map((page) => [page, { textStyle: page }]),
      ),
      page: { textStyle: 'page' },
      closing: { textStyle: 'closing' },
      display1: { textStyle: 'display1' },
      display2: { textStyle: 'display2' },
      display3: { textStyle: 'display3' },
      title: { textStyle: 'title' },
    },
    /** Limits large sizes so that the longest word fits its column. */
    wordFit: {
      s: {},
      m: { '--widest': { base: '18.5vw', md: '10.6vw' } },
      l: { '--widest': { base: '14vw', md: '8.6vw' } },
      xl: { '--widest': { base: '12vw', md: '7.6vw' } },
    },
  },
  defaultVariants: { variant: 'display2', wordFit: 's' },
})
