import { breakpoints } from './breakpoints.ts'
import { colors, palette, shadows } from './colors.ts'
import { conditions } from './conditions.ts'
import { globalCss } from './global.ts'
import { animations, durations, easings, keyframes } from './motion.ts'
import { bounds } from './recipes/bounds.recipe.ts'
import { button } from './recipes/button.recipe.ts'
import { chip } from './recipes/chip.recipe.ts'
import { field } from './recipes/field.recipe.ts'
import { footer } from './recipes/footer.recipe.ts'
import { frame } from './recipes/frame.recipe.ts'
import { header } from './recipes/header.recipe.ts'
import { heading } from './recipes/heading.recipe.ts'
import { icon } from './recipes/icon.recipe.ts'
import { link } from './recipes/link.recipe.ts'
import { mark } from './recipes/mark.recipe.ts'
import { meeting } from './recipes/meeting.recipe.ts'
import { menu } from './recipes/menu.recipe.ts'
import { mobileMenu } from './recipes/mobile-menu.recipe.ts'
import { prose } from './recipes/prose.recipe.ts'
import { section } from './recipes/section.recipe.ts'
import { socialIcon } from './recipes/social-icon.recipe.ts'
import { spinner } from './recipes/spinner.recipe.ts'
import { tag } from './recipes/tag.recipe.ts'
import { toast } from './recipes/toast.recipe.ts'

import { borderWidths, radii, sizes, spacing, zIndex } from './space.ts'
import { fonts, textStyles } from './typography.ts'

/** The look of the site, as `panda.config.ts` takes it. To re-brand, change the files named here. */
export const look = {
  conditions,
  globalCss,
  theme: {
    breakpoints,
    tokens: {
      colors: palette,
      fonts,
      spacing,
      sizes,
      radii,
      borderWidths,
      zIndex,
      animations,
      durations,
      easings,
    },
    semanticTokens: { colors, shadows },
    textStyles,
    keyframes,
    recipes: {
      bounds,
      button,
      chip,
      frame,
      heading,
      icon,
      link,
      mark,
      prose,
      section,
      socialIcon,
      tag,
    },
    slotRecipes: { field, footer, header, meeting, menu, mobileMenu, spinner, toast },
  },
}
