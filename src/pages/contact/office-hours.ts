import { OFFICE_CLOSES, OFFICE_OPENS, OFFICE_TIME_ZONE } from '../../constants.ts'

/** As the office's clock names them, in the order of `Date` */
const WEEKDAYS: readonly (string | undefined)[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONDAY = 1
const FRIDAY = 5

/** The days on which the office opens: 1 is Monday */
export type OfficeDay = 1 | 2 | 3 | 4 | 5

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

/** What the office's clock shows, in Warsaw time (DST included): 0 is Sunday; minutes since midnight */
function clockAt(now: number): { weekday: number; time: number } {
  officeClock ??= newOfficeClock()
  const parts = officeClock.formatToParts(now)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')),
    time: minutesOf({ hour: Number(part('hour')), minute: Number(part('minute')) }),
  }
}

/** The time of day in the office, in minutes since midnight. */
export const officeTime = (now: number): number => clockAt(now).time

/** On which day the office opens next, or `null` while it is open. */
export function opensNext(now: number): OfficeDay | null {
  const { weekday, time } = clockAt(now)
  const isOver = time >= minutesOf(OFFICE_CLOSES)
  const next = isOver ? weekday + 1 : weekday
  if (next < MONDAY || next > FRIDAY) return MONDAY
  return isOver || time < minutesOf(OFFICE_OPENS) ? (next as OfficeDay) : null
}
