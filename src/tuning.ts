/** How the interface behaves: times and thresholds, each with its unit in the name. */

import { DURATION_MS } from './theme/timing.ts'

export const TOAST_DURATION_MS = 5000
export const TOAST_HOTKEY = 'F8'
/** A toast leaves within this time; afterwards it is gone for good. */
export const TOAST_EXIT_MS = DURATION_MS.base
export const TOAST_SWIPE_THRESHOLD_PX = 50
/** A pointer that moved less than this has only pressed (no swipe, no lost click). */
export const TOAST_SWIPE_SLOP_PX = 6

export const MENU_TYPEAHEAD_RESET_MS = 1000
export const SUBMENU_OPEN_DELAY_MS = 100
export const SUBMENU_POINTER_GRACE_MS = 300

/** After this long without an answer the visitor is told that nothing is confirmed yet. */
export const INQUIRY_TIMEOUT_MS = 15_000

/** What is typed into the contact form is kept for a reload after this long a pause. */
export const DRAFT_DELAY_MS = 300
/** From here on the visitor is told how much room the message has left. */
export const MESSAGE_NEARLY_FULL_CHARACTERS = 400
/** The room left is spoken after this long a pause, not at every key. */
export const CHARACTER_COUNT_ANNOUNCE_DELAY_MS = 1000
