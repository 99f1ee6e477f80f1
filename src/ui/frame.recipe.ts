import { defineRecipe } from '@pandacss/dev'
import { onCreatorGround } from '../theme/colors.ts'

/** A panel with the signature corner, filled with one of the inks. */
export const frame = defineRecipe({
  className: 'frame',
  staticCss: ['*'],
  base: {
    borderRadius: 'frame',
    _forcedColors: { border: '2px solid CanvasText' },
    // Browsers do not print backgrounds: light text would be invisible.
    _print: { bg: 'transparent!', color: 'inherit!', border: '1px solid', breakInside: 'avoid' },
  },
  variants: {
    tone: {
      creator: { bg: 'creator', ...onCreatorGround },
      blush: { bg: 'creatorSoft', ...onCreatorGround },
      brand: { bg: 'brand', color: 'onBrand', '--ring': '{colors.paper}' },
      unison: { bg: 'unison', color: 'onUnison', '--ring': '{colors.onUnison}' },
      sand: { bg: 'sunken' },
    },
  },
  defaultVariants: { tone: 'sand' },
})
