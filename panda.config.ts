import { defineConfig } from '@pandacss/dev'
import postcss from 'postcss'
import { look } from './src/theme/theme.ts'

/** Elements that no page has, or that have all of their styles from us: no resets in the first visit. */
const ABSENT =
  /^(?:abbr|audio|canvas|code|dialog|embed|hr|iframe|kbd|menu|object|optgroup|pre|progress|samp|select|small|sub|sup|table|video)\b|^::(?:file-selector-button|placeholder|selection|-webkit-(?:inner|outer)-spin-button)|^:-moz-ui-invalid|^:host/

function withoutAbsent(reset: string): string {
  const root = postcss.parse(reset)
  root.walkRules((rule) => {
    const present = rule.selectors.filter((selector) => !ABSENT.test(selector))
    if (present.length === 0) rule.remove()
    else rule.selectors = present
  })
  // The body has fonts of its own.
  root.walkDecls(/^(?:--font-fallback|font-family)$/, (font) => {
    font.remove()
  })
  root.walkAtRules('supports', (supports) => {
    if (supports.nodes?.length === 0) supports.remove()
  })
  return root.toString()
}

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
    'cssgen:done'({ artifact, content }) {
      if (artifact === 'reset') return withoutAbsent(content)
      // Media queries cannot read variables.
      return artifact === 'tokens'
        ? content.replace(/--(sizes-)?breakpoints?-[^;]+;/g, '')
        : content
    },
  },
})
