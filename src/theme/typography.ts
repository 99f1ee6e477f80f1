import { defineSemanticTokens, defineTextStyles } from '@pandacss/dev'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import {
  AUDIENCE_TITLES,
  type AudiencePage,
  HERO_LINES,
  HERO_PAIR,
  type WidestLines,
  widestLineOf,
} from './title-widths.ts'

const DISPLAY_FONTS =
  "'Sofia Sans Extra Condensed', 'Sofia Sans fallback', 'Arial Narrow', sans-serif"
const TEXT_FONTS = "'Onest Variable', 'Onest fallback', system-ui, sans-serif"

export const fonts = defineSemanticTokens.fonts({
  display: {
    value: {
      base: DISPLAY_FONTS,
      _russian: `'Sofia Sans Extra Condensed Russian', ${DISPLAY_FONTS}`,
    },
  },
  text: { value: TEXT_FONTS },
  code: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace" },
})

const display = (fontSize: string, lineHeight: string, letterSpacing = '-0.01em') => ({
  fontFamily: 'display',
  fontWeight: '900',
  fontSize,
  lineHeight,
  letterSpacing,
  // The typeface is drawn for posters: below 40 px its spaces need more room.
  wordSpacing: 'max(0px, 0.3rem - 0.12em)',
})

/** More line height in languages with diacritics. */
const largeDisplay = (fontSize: string, lineHeight: string) => ({
  ...display(fontSize, lineHeight, '-0.015em'),
  '&:not(:lang(en))': { lineHeight: '0.93' },
})

/** Large sizes shrink for words wider than the column (`ui/text.tsx`). */
const wordFitted = (fontSize: string) => `min(${fontSize}, var(--widest, 100vw))`

/** Never larger than Home's main heading, whose size is `--hero` (global.ts). */
const belowHero = (fontSize: string, lineHeight: string) =>
  largeDisplay(wordFitted(`min(${fontSize}, var(--hero))`), lineHeight)

/**
 * A title whose widest line is measured: as large as its column and its share of the viewport height
 * allow, with room for lead and form above the fold.
 */
const measured = ({ sentences, lines, share }: (typeof AUDIENCE_TITLES)[AudiencePage]) => ({
  ...largeDisplay('min(19vw, 6.9rem, 85vw / var(--sentence))', '0.91'),
  md: {
    maxWidth: 'calc(var(--widest-line) * 1em + 0.2em)',
    fontSize: `min(clamp(4.25rem, -0.6rem + 12.8vw, 10.75rem), 42vw / var(--widest-line), ${share})`,
  },
  lg: {
    maxWidth: 'none',
    fontSize: 'min(8.4vw, 42vw / var(--sentence), 0.9 * var(--title-share))',
  },
  ...widestLines(lines, sentences),
})

/**
 * The width of a title's widest line as `--widest-line`, of its widest sentence as `--sentence`: of the
 * widest language, also for one into which a browser has translated the page, then of each narrower one
 */
function widestLines(lines: WidestLines, sentences: WidestLines) {
  const widthsIn = (language?: Language) => ({
    '--widest-line': String(widestLineOf(lines, language)),
    '--sentence': String(widestLineOf(sentences, language)),
  })
  const widest = Object.entries(widthsIn())
  const narrower = LANGUAGES.map(({ code, tag }) => {
    const widths = Object.entries(widthsIn(code))
    return [
      `&:lang(${tag})`,
      Object.fromEntries(widths.filter(([, width], index) => width !== widest[index]?.[1])),
    ]
  })
  return { ...Object.fromEntries(widest), ...Object.fromEntries(narrower) }
}

/**
 * The size of Home's title, as a custom property of the page: as large as its column and its share
 * of the viewport height allow, with room for lead and buttons.
 */
export const heroSize = {
  ...widestLines(HERO_LINES, HERO_PAIR),
  '--share': '18svh',
  '&[lang=en]': { '--share': '21.5svh' },
  '&[lang=ru]': { '--share': '15svh' },
  '--title-share': '17svh',
  // A low laptop
  '@media (min-width: 48rem) and (max-height: 48rem)': { '--title-share': '14svh' },
  // A phone in landscape orientation
  '@media (max-height: 30rem)': { '&[lang]': { '--share': '12svh', '--title-share': '14svh' } },
  // On a phone or tablet in two lines as wide as the page, with room for lead and buttons
  '--hero':
    'min(13rem, (100vw - 2 * {spacing.margin}) / (var(--sentence) + 0.03), max(12svh, 34svh - 7rem))',
  '@media (min-width: 64rem)': {
    '--hero': 'min(13rem, 14.4vw, 41vw / var(--widest-line), var(--share))',
  },
}

const text = (fontSize: string, lineHeight: string, fontWeight = '400') => ({
  fontFamily: 'text',
  fontWeight,
  fontSize,
  lineHeight,
  wordSpacing: 'normal',
})

export const textStyles = defineTextStyles({
  hero: {
    value: {
      ...largeDisplay('var(--hero)', '0.8'),
      '&:lang(ru)': { lineHeight: '0.85' },
    },
  },
  ...Object.fromEntries(
    Object.entries(AUDIENCE_TITLES).map(([page, title]) => [page, { value: measured(title) }]),
  ),
  /** Main headings of the other pages */
  page: {
    value: {
      // Beside an illustration on a phone
      ...largeDisplay(wordFitted('min(16.4vw, 0.75 * var(--widest, 100vw))'), '0.88'),
      md: {
        fontSize: wordFitted('min(clamp(4rem, 2rem + 8.2vw, 10.5rem), 1.4 * var(--title-share))'),
      },
    },
  },
  /** The headline that is cut by the seam; Home’s has its own size */
  closing: {
    value: belowHero('var(--finale, clamp(3rem, 1.4rem + 11.8vw, 12.5rem))', '0.88'),
  },
  display1: { value: belowHero('clamp(3.25rem, 1rem + 7vw, 7.5rem)', '0.88') },
  display2: { value: belowHero('clamp(min(2.75rem, 12.5vw), 1.4rem + 3.9vw, 6rem)', '0.92') },
  display3: { value: display('clamp(2.25rem, 1.69rem + 2.29vw, 3.75rem)', '0.94', '-0.006em') },
  title: { value: display('clamp(1.875rem, 1.69rem + 0.76vw, 2.375rem)', '1', '-0.002em') },
  /** How to reach us, and when */
  direct: {
    value: {
      ...display('clamp(1.375rem, min(11.4vw - 0.9rem, 0.85rem + 4.2vw), 4rem)', '1', '-0.002em'),
      // On two halves, which have room for whole words and little more: it grows with the visitor's text alone.
      md: { fontSize: 'min(4vw + 0.5rem - 8px, 4rem)' },
    },
  },
  /** Other facts, dates */
  fact: { value: display('clamp(1.375rem, 1.28rem + 0.38vw, 1.625rem)', '1.1', '0') },
  action: { value: display('1.375rem', '1', '0.005em') },
  actionSm: { value: display('1.25rem', '1', '0.005em') },
  nav: { value: display('clamp(1.125rem, 0.89rem + 0.49vw, 1.375rem)', '1', '0.005em') },
  lead: { value: text('clamp(1.1875rem, 1.07rem + 0.48vw, 1.5rem)', '1.45') },
  body: { value: text('clamp(1.0625rem, 1.25vw, 1.1875rem)', '1.6') },
  small: { value: text('clamp(0.9375rem, 0.5rem + 0.63vw, 1.0625rem)', '1.5', '450') },
  label: { value: text('clamp(0.9375rem, 0.5rem + 0.63vw, 1.0625rem)', '1.3', '600') },
})
