import { defineRecipe } from '@pandacss/dev'

/** The inks of the mark's two frames and their overlap, by background. */
export const mark = defineRecipe({
  className: 'mark',
  staticCss: ['*'],
  // Its frames end at its edges, which rarely lie on whole pixels.
  base: { flex: 'none', overflow: 'visible', forcedColorAdjust: 'none' },
  variants: {
    ground: {
      page: {
        '--left': '{colors.creator}',
        '--right': '{colors.brandOnPage}',
        '--overlap': { base: '{colors.unison}', _forcedColors: 'CanvasText' },
      },
      stage: {
        '--left': '{colors.creator}',
        '--right': '{colors.brandOnStage}',
        '--overlap': { base: '{colors.onStage}', _forcedColors: 'CanvasText' },
      },
      creator: {
        '--left': '{colors.ink}',
        '--right': '{colors.brand}',
        '--overlap': { base: '{colors.paper}', _forcedColors: 'CanvasText' },
      },
      brand: {
        '--left': '{colors.creator}',
        '--right': '{colors.onUnison}',
        '--overlap': { base: '{colors.onUnison}', _forcedColors: 'CanvasText' },
      },
    },
  },
  defaultVariants: { ground: 'page' },
})
