import { defineRecipe } from '@pandacss/dev'

/** A band of the page, on paper or on the dark stage. */
export const section = defineRecipe({
  className: 'section',
  staticCss: ['*'],
  base: { position: 'relative' },
  variants: {
    ground: {
      paper: {},
      stage: { bg: 'stage', color: 'onStage', '--ring': '{colors.creator}' },
    },
    space: {
      both: { py: 'section' },
      above: { pt: 'section' },
      below: { pb: 'section' },
      none: {},
    },
  },
  defaultVariants: { ground: 'paper', space: 'both' },
})
