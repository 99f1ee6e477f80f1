import { defineRecipe } from '@pandacss/dev'

export const link = defineRecipe({
  className: 'link',
  staticCss: ['*'],
  base: {
    borderRadius: 'xs',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.18em',
    textDecorationColor: 'creatorText',
  },
  variants: {
    variant: {
      plain: {},
      /** Underlined on hover only, for lists of links */
      quiet: {
        textDecorationColor: 'transparent',
        _hover: { textDecorationColor: 'currentcolor' },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
})
