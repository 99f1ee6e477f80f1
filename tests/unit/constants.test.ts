import { describe, expect, it } from 'vitest'
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

/** The one place that repeats the numbers (specification, Numbers). */
describe('the specification asks for', () => {
  it('at least 15,000 followers', () => {
    expect(MIN_FOLLOWERS).toBe(15_000)
  })

  it('office hours from 9:00 to 18:00', () => {
    expect([OFFICE_OPENS, OFFICE_CLOSES]).toEqual([
      { hour: 9, minute: 0 },
      { hour: 18, minute: 0 },
    ])
  })

  it('an answer within 24 to 48 business hours', () => {
    expect(RESPONSE_BUSINESS_HOURS).toEqual({ from: 24, to: 48 })
  })

  it('toasts of 5000 ms, swiped away by 50 px, reached by F8', () => {
    expect([TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, TOAST_HOTKEY]).toEqual([5000, 50, 'F8'])
  })

  it('a typeahead that resets after 1000 ms', () => {
    expect(MENU_TYPEAHEAD_RESET_MS).toBe(1000)
  })

  it('a submenu that opens after 100 ms, with 300 ms of grace', () => {
    expect([SUBMENU_OPEN_DELAY_MS, SUBMENU_POINTER_GRACE_MS]).toEqual([100, 300])
  })
})
