import { defineRecipe } from '@pandacss/dev'

/** Display type: its look, and the tier that keeps a long title inside its place (`ui/fit.ts`). */
export const heading = defineRecipe({
  className: 'heading',
  staticCss: ['*'],
  base: {
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    hyphenateLimitChars: '12 5 5',
  },
  variants: {
    look: {
      hero: { textStyle: 'hero' },
      audience: { textStyle: 'audience' },
      page: { textStyle: 'page' },
      closing: { textStyle: 'closing' },
      display1: { textStyle: 'display1' },
      display2: { textStyle: 'display2' },
      display3: { textStyle: 'display3' },
      title: { textStyle: 'title' },
    },
    /** Poster sizes stop where the word would leave a small phone. */
    longWord: { true: { '--widest': '12vw' } },
    fit: {
      s: {},
      m: { '--fit': '.71' },
      l: { '--fit': '.58' },
    },
  },
  defaultVariants: { look: 'display2', fit: 's' },
})
