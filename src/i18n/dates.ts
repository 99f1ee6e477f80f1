import type { Language } from './languages.ts'
import { formatTime } from './numbers.ts'
import { createTranslate, type PlainKey, type Translate } from './t.ts'

/*
 * Without `Intl`: its first use in a page costs a phone some 100 ms, and the ICU data of Node and
 * browsers differ, which would cause hydration mismatches. Names and patterns are in the dictionaries
 * (`dates`), as `Intl` has them.
 */

/** Local time with its UTC offset: `2026-12-09T18:00+01:00` */
export type LocalDateTime = string

type NumberAfter<Prefix extends string> = PlainKey extends infer Key
  ? Key extends `${Prefix}${infer Index extends number}`
    ? Index
    : never
  : never
type Weekday = NumberAfter<'dates.weekdays.'>
type Month = NumberAfter<'dates.months.'>

const midnightOf = (moment: LocalDateTime): number => Date.parse(moment.slice(0, 10))

const timeOf = (moment: LocalDateTime) => ({
  hour: Number(moment.slice(11, 13)),
  minute: Number(moment.slice(14, 16)),
})

/** The day as an ordinal where the language makes it one, de `9.`; names as they stand in a date. */
function dateParts(midnight: number, t: Translate) {
  const date = new Date(midnight)
  return {
    weekday: t(`dates.weekdays.${date.getUTCDay() as Weekday}`),
    day: t('dates.day', { day: date.getUTCDate() }),
    month: t(`dates.months.${date.getUTCMonth() as Month}`),
    year: date.getUTCFullYear(),
  }
}

const dayAndMonthOf = (midnight: number, t: Translate) =>
  t('dates.dayAndMonth', dateParts(midnight, t))

/** The date in full: en `17 September 2026`, es `17 de septiembre de 2026`. */
export function formatDate(moment: LocalDateTime, language: Language): string {
  const t = createTranslate(language)
  const midnight = midnightOf(moment)
  const { year } = dateParts(midnight, t)
  return t('dates.date', { dayAndMonth: dayAndMonthOf(midnight, t), year })
}

/** The date in full, with its day of the week: `środa, 9 grudnia 2026`. */
export function formatDateWithWeekday(moment: LocalDateTime, language: Language): string {
  const t = createTranslate(language)
  const { weekday } = dateParts(midnightOf(moment), t)
  return t('dates.dateWithWeekday', { weekday, date: formatDate(moment, language) })
}

/** The parts of a date: es `9`, `diciembre de 2026`, `miércoles`. */
export function dayParts(
  moment: LocalDateTime,
  language: Language,
): { weekday: string; day: string; month: string } {
  const t = createTranslate(language)
  const { weekday, day, month, year } = dateParts(midnightOf(moment), t)
  return {
    weekday,
    day,
    month: t('dates.date', { dayAndMonth: month, year }),
  }
}

/** The time of day in the moment's own UTC offset. */
export const formatTimeOf = (moment: LocalDateTime, language: Language): string =>
  formatTime(timeOf(moment), language)

/**
 * The moment in the visitor's time zone, with the date if it differs; `null` if the local time is
 * the same.
 */
export function formatLocally(moment: LocalDateTime, language: Language): string | null {
  const local = new Date(moment)
  const localDay = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate())
  const isSameDay = localDay === midnightOf(moment)
  const time = formatTime({ hour: local.getHours(), minute: local.getMinutes() }, language)
  if (isSameDay && time === formatTimeOf(moment, language)) return null
  return isSameDay ? time : `${dayAndMonthOf(localDay, createTranslate(language))}, ${time}`
}
