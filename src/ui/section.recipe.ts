import { defineRecipe } from '@pandacss/dev'

/** A full-width section of the page, on paper or on the dark stage. */
export const section = defineRecipe({
  className: 'section',
  staticCss: ['*'],
  base: { position: 'relative' },
  variants: {
    ground: {
      paper: {},
      stage: {
        bg: 'stage',
        color: 'onStage',
        '--ring': '{colors.creator}',
        _print: { bg: 'transparent', color: 'inherit' },
      },
    },
    space: {
      both: { py: { base: 'section', _print: '6' } },
      above: { pt: { base: 'section', _print: '6' } },
      below: { pb: { base: 'section', _print: '6' } },
      none: {},
    },
  },
  defaultVariants: { ground: 'paper', space: 'both' },
})
