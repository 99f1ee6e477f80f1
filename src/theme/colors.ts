import { defineSemanticTokens, defineTokens } from '@pandacss/dev'
import { GROUND } from './grounds.ts'

/** The palette. Components use the semantic tokens below instead. */
export const palette = defineTokens.colors({
  current: { value: 'currentcolor' },
  transparent: { value: 'transparent' },
  paper: {
    50: { value: '#FFFCF6' },
    100: { value: GROUND.light },
    200: { value: '#EAE2D4' },
    300: { value: '#D5CAB8' },
    600: { value: '#7A6F61' },
  },
  ink: { 700: { value: '#3C4843' }, 800: { value: '#232E28' }, 900: { value: '#0C1813' } },
  stage: {
    200: { value: '#C9BFB0' },
    400: { value: '#8D8375' },
    600: { value: '#3A362F' },
    700: { value: '#2A2723' },
    800: { value: '#1E1C19' },
    900: { value: GROUND.dark },
  },
  pink: { 200: { value: '#FFBDD1' }, 400: { value: '#FF729E' }, 700: { value: '#9E0E44' } },
  green: {
    300: { value: '#63D3A8' },
    500: { value: '#12946A' },
    600: { value: '#006446' },
    700: { value: '#005C40' },
    900: { value: '#0C2A20' },
  },
  red: { 300: { value: '#FF9B85' }, 700: { value: '#9C1C0C' } },
})

/** Text on a ground in the creator's ink, where the selection cannot be pink, too */
export const onCreatorGround = {
  color: 'onCreator',
  '--ring': '{colors.ink}',
  '--selection': '{colors.paper}',
} as const

/** Both inks and their overlap: under the link of the current page, above the sections of an article */
export const inksOnALine =
  'linear-gradient(90deg, {colors.creator} 0 42%, {colors.unison} 0 58%, {colors.brandOnPage} 0)'

/** Colours of the illustrations only (`scripts/assets/art`). */
export const artPalette = {
  raspberry: { value: '#C81E5B' },
  bottle: { value: '#00462F' },
  sand: { value: '#E2D6C3' },
  nightInk: { value: '#1B2722' },
} as const

const always = (ink: string) => ({ value: `{colors.${ink}}` })
const scheme = (light: string, dark: string) => ({
  value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` },
})

/**
 * Semantic tokens, for both colour schemes. Contrast (specification, Visual design): text at least 7:1,
 * `lineStrong` and `focus` at least 3:1.
 */
export const colors = defineSemanticTokens.colors({
  bg: scheme('paper.100', 'stage.900'),
  surface: scheme('paper.50', 'stage.800'),
  sunken: scheme('paper.200', 'stage.700'),
  line: scheme('paper.300', 'stage.600'),
  lineStrong: scheme('paper.600', 'stage.400'),
  text: scheme('ink.900', 'paper.100'),
  textMuted: scheme('ink.700', 'stage.200'),

  creator: always('pink.400'),
  onCreator: always('ink.900'),
  creatorSoft: always('pink.200'),
  creatorLine: { value: 'rgb(12 24 19 / .28)' },
  /** A shade of the creator's ink for text on white paper */
  creatorDeep: always('pink.700'),
  creatorText: scheme('pink.700', 'pink.400'),

  brand: always('green.600'),
  onBrand: always('paper.50'),
  brandText: scheme('green.700', 'green.300'),
  /** Buttons and other small things on the page, as bright as pink */
  brandOnPage: scheme('green.600', 'green.300'),

  /** The overlap of both inks: inverted in the dark scheme */
  unison: scheme('ink.900', 'paper.100'),
  onUnison: scheme('paper.100', 'ink.900'),

  /** The same in both schemes, for the pink and green panels */
  ink: always('ink.900'),
  paper: always('paper.50'),

  stage: scheme('ink.900', 'green.900'),
  onStage: always('paper.100'),
  // Grounds are not printed.
  onStageMuted: {
    value: { ...scheme('paper.300', 'stage.200').value, _print: '{colors.ink.700}' },
  },
  stageLine: always('ink.700'),
  stageControl: scheme('ink.800', 'ink.900'),
  creatorOnStage: { value: { base: '{colors.pink.400}', _print: '{colors.pink.700}' } },
  /** Green with enough contrast on the stage */
  brandOnStage: { value: { base: '{colors.green.300}', _print: '{colors.green.700}' } },

  danger: scheme('red.700', 'red.300'),
  focus: scheme('ink.900', 'paper.100'),
})

export const shadows = defineSemanticTokens.shadows({
  /** Floating elements: dropdown, toast */
  pop: {
    value: {
      base: '0 1px 0 rgb(12 24 19 / .06), 0 18px 40px -12px rgb(12 24 19 / .28)',
      _dark: '0 0 0 1px {colors.stage.600}, 0 24px 48px -12px rgb(0 0 0 / .7)',
    },
  },
})
