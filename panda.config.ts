import { defineConfig } from '@pandacss/dev'
import { look } from './src/theme/theme.ts'

export default defineConfig({
  outdir: 'styled-system',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/theme/**', './src/**/*.recipe.ts', './src/server/**', './src/i18n/**'],
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  // Shorter by 2 kB on a first visit than names that say what they do.
  hash: { className: true, cssVar: false },
  // A mistyped token is a compile error; what is meant to be none stands in brackets: '[5em]'.
  strictTokens: true,
  theme: look.theme,
  conditions: { extend: look.conditions },
  globalCss: look.globalCss,
  hooks: {
    // Some thirty variables for filters and transforms, set on every element: nothing here uses them.
    'preset:resolved': ({ name, preset, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
    'cssgen:done'({ artifact, content }) {
      // Media queries cannot read variables.
      return artifact === 'tokens'
        ? content.replace(/--(sizes-)?breakpoints?-[^;]+;/g, '')
        : content
    },
  },
})
