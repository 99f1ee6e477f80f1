import { breakpoints } from './breakpoints.ts'
import { colors, palette, shadows } from './colors.ts'
import { animations, durations, easings, keyframes } from './motion.ts'
import { borderWidths, radii, sizes, spacing, zIndex } from './space.ts'
import { fonts, textStyles } from './typography.ts'

/** Tokens and text styles, for `panda.config.ts`. To re-brand, change the files imported here. */
export const theme = {
  breakpoints,
  tokens: {
    colors: palette,
    spacing,
    sizes,
    radii,
    borderWidths,
    zIndex,
    animations,
    durations,
    easings,
  },
  semanticTokens: { colors, fonts, shadows },
  textStyles,
  keyframes,
}
