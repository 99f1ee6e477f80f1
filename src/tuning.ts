/** Times and thresholds of the interface that the specification names or several files share, units in the names. */

const FAST = 160
/** Prevents a flickering spinner */
const SPINNER_DELAY_MS = 150

/** Of transitions and animations, in CSS and by script. */
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

export const TOAST_DURATION_MS = 5000
export const TOAST_HOTKEY = 'F8'
/** Duration of the exit animation, after which the toast is unmounted. */
export const TOAST_EXIT_MS = DURATION_MS.base
export const TOAST_SWIPE_THRESHOLD_PX = 50

export const MENU_TYPEAHEAD_RESET_MS = 1000
export const SUBMENU_OPEN_DELAY_MS = 100
export const SUBMENU_POINTER_GRACE_MS = 300

/** Without a response by then, the outcome is shown as unknown. */
export const INQUIRY_TIMEOUT_MS = 15_000

/** Without a token by then, the inquiry is sent without one. */
export const FORM_TOKEN_TIMEOUT_MS = 8000

/** Without an answer by then, the site is taken for unreachable. */
export const REACHABLE_TIMEOUT_MS = 5000

/** How long a beat of a visitor's duet is. */
export const BEAT_MS = 280
