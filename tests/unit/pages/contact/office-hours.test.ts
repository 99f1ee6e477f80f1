import { describe, expect, it } from 'vitest'
import { isOfficeOpen } from '../../../../src/pages/contact/office-hours.ts'

const at = (moment: string) => isOfficeOpen(Date.parse(moment))

describe('the office', () => {
  it('opens and closes on the minute', () => {
    expect(at('2026-11-23T08:59:59+01:00')).toBe(false)
    expect(at('2026-11-23T09:00:00+01:00')).toBe(true)
    expect(at('2026-11-23T17:59:59+01:00')).toBe(true)
    expect(at('2026-11-23T18:00:00+01:00')).toBe(false)
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
