/** The product's numbers (specification §9), each with its unit in the name. This file imports nothing. */

export const MIN_FOLLOWERS = 15_000
export const OFFICE_OPENS = { hour: 9, minute: 0 } as const
export const OFFICE_CLOSES = { hour: 18, minute: 0 } as const
export const RESPONSE_BUSINESS_HOURS = { from: 24, to: 48 } as const
export const RETENTION_DAYS = 180

export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_THRESHOLD_PX = 50
export const TOAST_HOTKEY = 'F8'

export const MENU_TYPEAHEAD_RESET_MS = 1000
export const SUBMENU_OPEN_DELAY_MS = 100
export const SUBMENU_POINTER_GRACE_MS = 300

/** A spinner that shows for a moment only is a flicker: it waits this long (design brief §6). */
export const SPINNER_DELAY_MS = 150

/** Office of the agency, as shown to visitors and search engines. */
export const OFFICE_TIME_ZONE = 'Europe/Warsaw'

/** A toast leaves within this time (design brief §7: `base`); afterwards it is gone for good. */
export const TOAST_EXIT_MS = 260
/** A pointer that moved less than this has only pressed (no swipe, no lost click). */
export const TOAST_SWIPE_SLOP_PX = 6

/** After this long without an answer the visitor is told that nothing is confirmed yet. */
export const INQUIRY_TIMEOUT_MS = 15_000

/** What is typed into the contact form is kept for a reload after this long a pause. */
export const DRAFT_DELAY_MS = 300
/** From here on the visitor is told how much room the message has left. */
export const MESSAGE_NEARLY_FULL_CHARACTERS = 400
/** The room left is spoken after this long a pause, not at every key. */
export const ROOM_LEFT_SPOKEN_AFTER_MS = 1000
