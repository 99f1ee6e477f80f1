/** Durations and easings, for CSS and for animations by script. */

const FAST = 160
/** Prevents a flickering spinner */
const SPINNER_DELAY_MS = 150

export const DURATION_MS = {
  instant: 90,
  fast: FAST,
  base: 260,
  page: 320,
  /** A page's entrance under reduced motion */
  enterStill: 120,
  slow: 420,
  hero: 900,
  /** The exit transition comes first */
  spinnerDelay: FAST + SPINNER_DELAY_MS,
} as const

/** Control points of cubic Bézier curves. */
export const EASING = {
  out: [0.16, 1, 0.3, 1],
  in: [0.7, 0, 0.84, 0],
  inOut: [0.65, 0, 0.35, 1],
  snap: [0.34, 1.4, 0.64, 1],
} satisfies Record<string, [number, number, number, number]>

/** A duration in seconds, as Motion takes it. */
export const seconds = (duration: keyof typeof DURATION_MS): number => DURATION_MS[duration] / 1000
