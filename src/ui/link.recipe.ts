import { defineRecipe } from '@pandacss/dev'

/** A text link. */
export const link = defineRecipe({
  className: 'link',
  staticCss: ['*'],
  base: {
    color: 'inherit',
    borderRadius: 'xs',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.18em',
    textDecorationColor: 'creatorText',
  },
  variants: {
    look: {
      plain: {},
      /** Underlined on hover only, for lists of links */
      quiet: {
        textDecorationColor: 'transparent',
        _hover: { textDecorationColor: 'currentcolor' },
      },
    },
  },
  defaultVariants: { look: 'plain' },
})
