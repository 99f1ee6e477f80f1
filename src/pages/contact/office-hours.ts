import { OFFICE_CLOSES, OFFICE_OPENS, OFFICE_TIME_ZONE } from '../../constants.ts'

const WEEKEND: readonly (string | undefined)[] = ['Sat', 'Sun']

const minutesOf = ({ hour, minute }: { hour: number; minute: number }) => hour * 60 + minute

let officeClock: Intl.DateTimeFormat | undefined

/** Takes milliseconds to construct, and is asked in every render. */
const newOfficeClock = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: OFFICE_TIME_ZONE,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })

/** Whether the office is open at `now`, in Warsaw time (DST included). */
export function isOfficeOpen(now: number): boolean {
  officeClock ??= newOfficeClock()
  const parts = officeClock.formatToParts(now)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value
  if (WEEKEND.includes(part('weekday'))) return false
  const time = minutesOf({ hour: Number(part('hour')), minute: Number(part('minute')) })
  return minutesOf(OFFICE_OPENS) <= time && time < minutesOf(OFFICE_CLOSES)
}
