/** How the interface behaves: times and thresholds, each with its unit in the name. */

import { DURATION_MS } from './theme/timing.ts'

export const TOAST_DURATION_MS = 5000
export const TOAST_HOTKEY = 'F8'
/** Duration of the exit animation, after which the toast is unmounted. */
export const TOAST_EXIT_MS = DURATION_MS.base
export const TOAST_SWIPE_THRESHOLD_PX = 50
/** A pointer that moved less is a press, not a swipe. */
export const TOAST_SWIPE_SLOP_PX = 6

export const MENU_TYPEAHEAD_RESET_MS = 1000
export const SUBMENU_OPEN_DELAY_MS = 100
export const SUBMENU_POINTER_GRACE_MS = 300

/** Without a response by then, the outcome is shown as unknown. */
export const INQUIRY_TIMEOUT_MS = 15_000

/** Debounce of saving the draft of the contact form. */
export const DRAFT_DELAY_MS = 300
/** Show the number of characters left from here on. */
export const MESSAGE_NEARLY_FULL_CHARACTERS = 400
/** Debounce of announcing the characters left to screen readers. */
export const CHARACTER_COUNT_ANNOUNCE_DELAY_MS = 1000
