import { expect, test } from 'vitest'
import {
  MIN_FOLLOWERS,
  OFFICE_CLOSES,
  OFFICE_OPENS,
  RESPONSE_BUSINESS_HOURS,
} from '../../src/constants.ts'
import {
  MENU_TYPEAHEAD_RESET_MS,
  SUBMENU_OPEN_DELAY_MS,
  SUBMENU_POINTER_GRACE_MS,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
} from '../../src/tuning.ts'

/** The one place that repeats the numbers of the specification. */
test.each<[string, unknown, unknown]>([
  ['followers, at least', MIN_FOLLOWERS, 15_000],
  ['the office opens', OFFICE_OPENS, { hour: 9, minute: 0 }],
  ['the office closes', OFFICE_CLOSES, { hour: 18, minute: 0 }],
  ['business hours to an answer', RESPONSE_BUSINESS_HOURS, { from: 24, to: 48 }],
  ['the time of a toast', TOAST_DURATION_MS, 5000],
  ['a toast is swiped away by more than', TOAST_SWIPE_THRESHOLD_PX, 50],
  ['a toast is reached by', TOAST_HOTKEY, 'F8'],
  ['typeahead resets after', MENU_TYPEAHEAD_RESET_MS, 1000],
  ['a submenu opens after', SUBMENU_OPEN_DELAY_MS, 100],
  ['a submenu stays for', SUBMENU_POINTER_GRACE_MS, 300],
])('%s: %j', (_what, number, specified) => {
  expect(number).toEqual(specified)
})
