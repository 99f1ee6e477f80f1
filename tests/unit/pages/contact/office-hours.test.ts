import { describe, expect, it } from 'vitest'
import { OFFICE_CLOSES, OFFICE_OPENS } from '../../../../src/constants.ts'
import { isOfficeOpen } from '../../../../src/pages/contact/office-hours.ts'

const at = (moment: string) => isOfficeOpen(Date.parse(moment))

describe('the office', () => {
  it('opens and closes on the minute', () => {
    const midnight = Date.parse('2026-11-23T00:00:00+01:00')
    const momentOf = ({ hour, minute }: typeof OFFICE_OPENS | typeof OFFICE_CLOSES) =>
      midnight + (hour * 60 + minute) * 60_000
    expect(isOfficeOpen(momentOf(OFFICE_OPENS) - 1)).toBe(false)
    expect(isOfficeOpen(momentOf(OFFICE_OPENS))).toBe(true)
    expect(isOfficeOpen(momentOf(OFFICE_CLOSES) - 1)).toBe(true)
    expect(isOfficeOpen(momentOf(OFFICE_CLOSES))).toBe(false)
  })

  it('is closed at night and at the weekend', () => {
    expect(at('2026-11-24T00:00:00+01:00')).toBe(false)
    expect(at('2026-11-21T12:00:00+01:00')).toBe(false)
    expect(at('2026-11-22T12:00:00+01:00')).toBe(false)
  })

  it('uses the weekday in Warsaw, not that of the visitor or UTC', () => {
    // Still Sunday in New York, at the same moment.
    expect(at('2026-11-22T22:30:00-11:00')).toBe(true)
  })

  it('follows DST', () => {
    expect(at('2027-03-26T07:30:00Z')).toBe(false)
    expect(at('2027-03-29T07:30:00Z')).toBe(true)
    expect(at('2026-10-23T16:30:00Z')).toBe(false)
    expect(at('2026-10-26T16:30:00Z')).toBe(true)
  })
})
