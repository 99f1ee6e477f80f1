import { defineConfig } from '@pandacss/dev'
import { look } from './src/theme/theme.ts'

export default defineConfig({
  outdir: 'styled-system',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/theme/**', './src/**/*.recipe.ts', './src/server/**', './src/i18n/**'],
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  // A mistyped token is a compile error; what is meant to be none stands in brackets: '[5em]'.
  strictTokens: true,
  theme: look.theme,
  conditions: { extend: look.conditions },
  globalCss: look.globalCss,
  hooks: {
    // Some thirty variables for filters and transforms, set on every element: nothing here uses them.
    'preset:resolved': ({ name, preset, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
    // Media queries cannot read variables.
    'cssgen:done': ({ artifact, content }) =>
      artifact === 'tokens' ? content.replace(/--(sizes-)?breakpoints?-[^;]+;/g, '') : content,
  },
})
