import { OFFICE_CLOSES, OFFICE_OPENS, OFFICE_TIME_ZONE } from '../../constants.ts'

const WEEKEND: readonly (string | undefined)[] = ['Sat', 'Sun']

const minutesOf = ({ hour, minute }: { hour: number; minute: number }) => hour * 60 + minute

/** Whether the office is open at `now`, in Warsaw time (DST included). */
export function isOfficeOpen(now: number): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: OFFICE_TIME_ZONE,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value
  if (WEEKEND.includes(part('weekday'))) return false
  const time = minutesOf({ hour: Number(part('hour')), minute: Number(part('minute')) })
  return minutesOf(OFFICE_OPENS) <= time && time < minutesOf(OFFICE_CLOSES)
}
