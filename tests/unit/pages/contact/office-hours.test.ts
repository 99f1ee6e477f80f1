import { describe, expect, it } from 'vitest'
import { OFFICE_CLOSES, OFFICE_OPENS } from '../../../../src/constants.ts'
import { officeTime, opensNext } from '../../../../src/pages/contact/office-hours.ts'

const [MONDAY, TUESDAY, FRIDAY] = [1, 2, 5]
const at = (moment: string) => opensNext(Date.parse(moment))
const isOfficeOpen = (now: number) => opensNext(now) === null

describe('the office', () => {
  // The days before and after the clocks change, too.
  it.each([
    '2026-11-23T00:00+01:00',
    '2027-03-26T00:00+01:00',
    '2027-03-29T00:00+02:00',
    '2026-10-23T00:00+02:00',
    '2026-10-26T00:00+01:00',
  ])('opens and closes on the minute of the day that begins at %s', (midnight) => {
    const momentOf = ({ hour, minute }: typeof OFFICE_OPENS | typeof OFFICE_CLOSES) =>
      Date.parse(midnight) + (hour * 60 + minute) * 60_000
    expect(isOfficeOpen(momentOf(OFFICE_OPENS) - 1)).toBe(false)
    expect(isOfficeOpen(momentOf(OFFICE_OPENS))).toBe(true)
    expect(isOfficeOpen(momentOf(OFFICE_CLOSES) - 1)).toBe(true)
    expect(isOfficeOpen(momentOf(OFFICE_CLOSES))).toBe(false)
  })

  it.each([
    ['2026-11-23T08:59:00+01:00', MONDAY],
    ['2026-11-23T18:00:00+01:00', TUESDAY],
    ['2026-11-24T00:00:00+01:00', TUESDAY],
    ['2026-11-27T08:00:00+01:00', FRIDAY],
    ['2026-11-27T18:00:00+01:00', MONDAY],
    ['2026-11-21T12:00:00+01:00', MONDAY],
    ['2026-11-22T20:00:00+01:00', MONDAY],
  ])('is closed at night and at the weekend: at %s, until day %d', (moment, day) => {
    expect(at(moment)).toBe(day)
  })

  it('uses the weekday in Warsaw, not that of the visitor or UTC', () => {
    // Noon of Monday; still Sunday west of Hawaii, at the same moment.
    expect(at('2026-11-22T23:00:00-12:00')).toBe(null)
  })

  it.each([
    ['2026-11-22T23:00:00-12:00', 12, 0],
    ['2026-11-23T23:04:59Z', 0, 4],
    ['2026-07-01T14:04:00Z', 16, 4],
  ])('has a clock that shows the time in Warsaw: at %s, %d:%d', (moment, hour, minute) => {
    expect(officeTime(Date.parse(moment))).toBe(hour * 60 + minute)
  })
})
