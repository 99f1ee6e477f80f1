import { defineTextStyles, defineTokens } from '@pandacss/dev'

export const fonts = defineTokens.fonts({
  display: {
    value: "'Sofia Sans Extra Condensed', 'Sofia Sans fallback', 'Arial Narrow', sans-serif",
  },
  text: { value: "'Onest Variable', 'Onest fallback', system-ui, sans-serif" },
  code: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace" },
})

const display = (fontSize: string, lineHeight: string, letterSpacing = '-0.01em') => ({
  fontFamily: 'display',
  fontWeight: '900',
  fontSize,
  lineHeight,
  letterSpacing,
})

/** Poster sizes shrink with the length of their text and of its words (`ui/fit.ts`). */
const fitted = (fontSize: string) => `min(${fontSize} * var(--fit, 1), var(--widest, 100vw))`

/** They stand a little wider in languages whose letters carry accents or descenders. */
const poster = (fontSize: string, lineHeight: string, withAccents = {}) => ({
  ...display(fitted(fontSize), lineHeight, '-0.015em'),
  '&:not(:lang(en))': { lineHeight: '0.93', ...withAccents },
})

const text = (fontSize: string, lineHeight: string, fontWeight = '400') => ({
  fontFamily: 'text',
  fontWeight,
  fontSize,
  lineHeight,
})

export const textStyles = defineTextStyles({
  /** Home's title. Its share of the screen's height keeps both buttons above the fold. */
  hero: {
    value: {
      ...poster('min(25.5vw, 8rem)', '0.84', { '--share': '18svh' }),
      '--share': '21.5svh',
      md: { fontSize: fitted('min(13rem, 12.6vw, var(--share))') },
      xl: { fontSize: fitted('min(13rem, 14.4vw, var(--share))') },
    },
  },
  /** Titles of the pages for creators and for brands */
  audience: {
    value: {
      ...poster('min(22vw, 6.9rem)', '0.91'),
      md: { fontSize: fitted('clamp(4.25rem, -0.6rem + 12.8vw, 10.75rem)') },
    },
  },
  /** Titles of the other pages */
  page: { value: poster('clamp(4rem, 2rem + 8.2vw, 9rem)', '0.88') },
  /** The headline that is cut by the seam */
  closing: { value: poster('clamp(3rem, 1.4rem + 11.8vw, 12.5rem)', '0.88') },
  display1: { value: poster('clamp(3.5rem, 0.5rem + 9.6vw, 9.6rem)', '0.88') },
  display2: { value: poster('clamp(3rem, 1.9rem + 6.2vw, 7.5rem)', '0.9') },
  display3: { value: display('clamp(2.25rem, 1.69rem + 2.29vw, 3.75rem)', '0.94', '-0.006em') },
  title: { value: display('clamp(1.875rem, 1.69rem + 0.76vw, 2.375rem)', '1', '-0.002em') },
  /** Addresses, hours and the like */
  fact: { value: display('clamp(1.375rem, 1.28rem + 0.38vw, 1.625rem)', '1.1', '0') },
  action: { value: display('1.375rem', '1', '0.005em') },
  actionSm: { value: display('1.25rem', '1', '0.005em') },
  nav: { value: display('clamp(1.125rem, 0.89rem + 0.49vw, 1.375rem)', '1', '0.005em') },
  lead: { value: text('clamp(1.1875rem, 1.07rem + 0.48vw, 1.5rem)', '1.45') },
  body: { value: text('1.0625rem', '1.6') },
  small: { value: text('0.9375rem', '1.5', '450') },
  label: { value: text('0.9375rem', '1.3', '600') },
})
