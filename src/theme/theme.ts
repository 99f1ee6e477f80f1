import { footer } from '../layout/footer.recipe.ts'
import { header } from '../layout/header.recipe.ts'
import { mobileMenu } from '../layout/mobile-menu.recipe.ts'
import { spinner } from '../layout/spinner.recipe.ts'
import { toast } from '../layout/toaster/toast.recipe.ts'
import { bounds } from '../ui/bounds.recipe.ts'
import { button } from '../ui/button.recipe.ts'
import { chip } from '../ui/chip.recipe.ts'
import { field } from '../ui/field.recipe.ts'
import { frame } from '../ui/frame.recipe.ts'
import { heading } from '../ui/heading.recipe.ts'
import { icon } from '../ui/icon.recipe.ts'
import { link } from '../ui/link.recipe.ts'
import { mark } from '../ui/mark.recipe.ts'
import { meeting } from '../ui/meeting.recipe.ts'
import { menu } from '../ui/menu.recipe.ts'
import { prose } from '../ui/prose.recipe.ts'
import { section } from '../ui/section.recipe.ts'
import { socialIcon } from '../ui/social-icon.recipe.ts'
import { sheet } from '../ui/specimens/sheet.recipe.ts'
import { tag } from '../ui/tag.recipe.ts'
import { ticket } from '../ui/ticket.recipe.ts'
import { breakpoints } from './breakpoints.ts'
import { colors, palette, shadows } from './colors.ts'
import { conditions } from './conditions.ts'
import { globalCss } from './global.ts'
import { animations, durations, easings, keyframes } from './motion.ts'
import { borderWidths, radii, sizes, spacing, zIndex } from './space.ts'
import { fonts, textStyles } from './typography.ts'

/** The theme for `panda.config.ts`. To re-brand, change the files imported here. */
export const look = {
  conditions,
  globalCss,
  theme: {
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
    slotRecipes: {
      field,
      footer,
      header,
      meeting,
      menu,
      mobileMenu,
      sheet,
      spinner,
      ticket,
      toast,
    },
  },
}
