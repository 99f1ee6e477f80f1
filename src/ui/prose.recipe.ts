import { defineRecipe } from '@pandacss/dev'

/** Running text with a limited measure. */
export const prose = defineRecipe({
  className: 'prose',
  staticCss: ['*'],
  base: { textWrap: 'pretty', maxWidth: 'measure' },
  variants: {
    variant: {
      lead: { textStyle: 'lead' },
      body: { textStyle: 'body' },
      small: { textStyle: 'small' },
    },
    muted: { true: { color: 'textMuted' } },
  },
  defaultVariants: { variant: 'body' },
})
