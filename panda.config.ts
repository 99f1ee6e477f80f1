import { defineConfig } from '@pandacss/dev'
import { footer } from './src/layout/footer.recipe.ts'
import { header } from './src/layout/header.recipe.ts'
import { mobileMenu } from './src/layout/mobile-menu.recipe.ts'
import { spinner } from './src/layout/spinner.recipe.ts'
import { toast } from './src/layout/toaster/toast.recipe.ts'
import { article } from './src/pages/blog/post/article.recipe.ts'
import { closingPanel } from './src/sections/closing-panel.recipe.ts'
import { closingSeams } from './src/sections/closing-seams.recipe.ts'
import { meetingPanel } from './src/sections/meeting-panel.recipe.ts'
import { sheet } from './src/sections/specimens/sheet.recipe.ts'
import { ticket } from './src/sections/ticket.recipe.ts'
import { conditions } from './src/theme/conditions.ts'
import { globalCss } from './src/theme/global.ts'
import { theme } from './src/theme/theme.ts'
import { bounds } from './src/ui/bounds.recipe.ts'
import { button } from './src/ui/button.recipe.ts'
import { chip } from './src/ui/chip.recipe.ts'
import { field } from './src/ui/field.recipe.ts'
import { frame } from './src/ui/frame.recipe.ts'
import { heading } from './src/ui/heading.recipe.ts'
import { icon } from './src/ui/icon.recipe.ts'
import { link } from './src/ui/link.recipe.ts'
import { mark } from './src/ui/mark.recipe.ts'
import { meeting } from './src/ui/meeting.recipe.ts'
import { menu } from './src/ui/menu.recipe.ts'
import { prose } from './src/ui/prose.recipe.ts'
import { section } from './src/ui/section.recipe.ts'
import { select } from './src/ui/select.recipe.ts'
import { socialIcon } from './src/ui/social-icon.recipe.ts'

/** A new recipe is registered here. */
const recipes = {
  bounds,
  button,
  chip,
  frame,
  heading,
  icon,
  link,
  mark,
  meeting,
  closingSeams,
  prose,
  section,
  socialIcon,
}

const slotRecipes = {
  article,
  closingPanel,
  field,
  footer,
  header,
  meetingPanel,
  menu,
  mobileMenu,
  select,
  sheet,
  spinner,
  ticket,
  toast,
}

export default defineConfig({
  outdir: 'styled-system',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/theme/**', './src/**/*.recipe.ts', './src/server/**', './src/i18n/**'],
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  // Saves 4 kB of a first visit, with the hook below.
  hash: { className: true, cssVar: false },
  // A mistyped token is a compile error; values that are no tokens are in brackets: '[5em]'.
  strictTokens: true,
  theme: { ...theme, recipes, slotRecipes },
  conditions: { extend: conditions },
  globalCss,
  hooks: {
    // Four letters of a hash do for some thousand styles; a unit test finds two of one name.
    'utility:created': ({ configure }) =>
      configure({ toHash: (path, toHash) => toHash(path.join(':')).slice(-4) }),
    // Some thirty unused variables for filters and transforms on every element.
    'preset:resolved': ({ name, preset, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
    // Media queries cannot read the breakpoints, and fonts are set in globalCss.
    'cssgen:done': ({ content }) =>
      content
        .replace(
          /--(?:(?:sizes-)?breakpoints?-[\w-]+|font(?:-mono)?-fallback|made-with-panda):[^;]+;/g,
          '',
        )
        // The site has its own.
        .replace(/::(?:placeholder|selection) {\s*(?:--placeholder|background-color)[^}]+}/g, ''),
  },
})
