import { defineTokens } from '@pandacss/dev'

/** The steps in use; one unit is 0.25rem. */
const UNITS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 14, 20] as const

const scale = Object.fromEntries(
  UNITS.map((units) => [units, { value: `${units / 4}rem` }]),
) as Record<(typeof UNITS)[number], { value: string }>

export const spacing = defineTokens.spacing({
  0: { value: '0' },
  ...scale,
  /** The gaps of twelve columns fit a phone, however large its text. */
  gutter: { value: 'min(7vw, clamp(1rem, 0.54rem + 1.9vw, 2rem))' },
  /** From the edge of the screen to the content */
  margin: { value: 'clamp(min(1.25rem, 6.25vw), -0.1rem + 5.5vw, 5rem)' },
  /** Above and below a section, less on a low screen */
  section: { value: 'clamp(5rem, min(2.77rem + 9.14vw, 16svh), 11rem)' },
  /** Between the parts of a section */
  stack: { value: 'clamp(2.5rem, 1.57rem + 3.81vw, 5rem)' },
  /** Inside a panel */
  panel: { value: 'min(8vw, clamp(1.5rem, 1.1rem + 1.6vw, 2.25rem))' },
})

export const sizes = defineTokens.sizes({
  full: { value: '100%' },
  /** 20 units of the spacing scale (specification, Header and footer) */
  header: { value: '{spacing.20}' },
  control: { value: '3.5rem' },
  /** Minimum touch target: 44px */
  target: { value: '2.75rem' },
  content: { value: 'max(90rem, min(86vw, 120rem))' },
  /** Maximum line length of text */
  measure: { value: '38rem' },
  toast: { value: '26rem' },
  icon: { value: '1.25rem' },
})

export const radii = defineTokens.radii({
  xs: { value: '6px' },
  sm: { value: '10px' },
  /** Small controls */
  control: { value: '14px' },
  md: { value: '16px' },
  lg: { value: '28px' },
  /** The corner of the frames, the brand's signature */
  frame: { value: 'clamp(1.75rem, 1.29rem + 1.9vw, 3rem)' },
})

/** Rules between and above rows */
export const borderWidths = defineTokens.borderWidths({
  rule: { value: '2px' },
  heavy: { value: '3px' },
})

export const zIndex = defineTokens.zIndex({
  // Below the header, which stays usable, with its menus.
  spinner: { value: 90 },
  toast: { value: 95 },
  header: { value: 100 },
  menu: { value: 110 },
  dropdown: { value: 120 },
  skip: { value: 300 },
})
