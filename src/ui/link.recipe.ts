import { defineRecipe } from '@pandacss/dev'

/** A link inside text: underlined, in two thicknesses of attention. */
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
      /** The underline comes on hover: for lists of links, where the place says what they are. */
      quiet: {
        textDecorationColor: 'transparent',
        _hover: { textDecorationColor: 'currentcolor' },
      },
    },
  },
  defaultVariants: { look: 'plain' },
})
