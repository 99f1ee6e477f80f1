import { defineConfig } from '@pandacss/dev'
import { theme } from './src/theme/theme.ts'

export default defineConfig({
  outdir: 'styled-system',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: [],
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  strictTokens: false,
  ...theme,
})
