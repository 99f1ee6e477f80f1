import { OFFICE_TIME_ZONE } from '../constants.ts'

const officeTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time in the office's time zone: `2026-11-21 11:59`. */
export const formatOfficeTime = (time: number): string => officeTime.format(time)
