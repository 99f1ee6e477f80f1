import { formatTime } from './facts.ts'
import { type Language, languageEntry } from './languages.ts'

/**
 * Localised dates. `Intl` supplies day and month names and the order of the parts, which engines
 * agree on; its spaces are normalised, because they differ between engines.
 */

/** Local time with its UTC offset: `2026-12-09T18:00+01:00` */
export type LocalDateTime = string

/** Our English is British. */
const tagOf = (language: Language) => (language === 'en' ? 'en-GB' : languageEntry(language).tag)

const midnightOf = (moment: LocalDateTime): number => Date.parse(moment.slice(0, 10))

const timeOf = (moment: LocalDateTime) => ({
  hour: Number(moment.slice(11, 13)),
  minute: Number(moment.slice(14, 16)),
})

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A formatter takes milliseconds to construct, and a page shows many dates. */
function formatterOf(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(tagOf(language), { ...options, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

const partsOf = (midnight: number, language: Language, options: Intl.DateTimeFormatOptions) =>
  formatterOf(language, options)
    .formatToParts(midnight)
    .map(({ type, value }) => ({ type, value: value.replace(/\s/g, ' ') }))

const dateFrom = (midnight: number, language: Language, options: Intl.DateTimeFormatOptions) =>
  partsOf(midnight, language, { day: 'numeric', month: 'long', ...options })
    .map(({ value }) => value)
    .join('')

/** The date in full: en `17 September 2026`, es `17 de septiembre de 2026`. */
export const formatDate = (moment: LocalDateTime, language: Language): string =>
  dateFrom(midnightOf(moment), language, { year: 'numeric' })

/**
 * The date in full, with its day of the week: `środa, 9 grudnia 2026`. Engines differ in a comma.
 */
export const formatDateWithWeekday = (moment: LocalDateTime, language: Language): string =>
  dateFrom(midnightOf(moment), language, { weekday: 'long', year: 'numeric' })

/**
 * The parts of a date: the day as an ordinal where the language makes it one, de `9.`; the month in
 * the form that follows a day, ru `декабря`.
 */
export function formatDay(
  moment: LocalDateTime,
  language: Language,
): { weekday: string; day: string; month: string } {
  const parts = partsOf(midnightOf(moment), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const placeOf = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.findIndex(({ type }) => type === wanted)
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts[placeOf(wanted)]?.value ?? ''
  const point = parts[placeOf('day') + 1]?.value.startsWith('.') ? '.' : ''
  return { weekday: part('weekday'), day: part('day') + point, month: part('month') }
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
  const today = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate())
  const isSameDay = today === midnightOf(moment)
  const time = formatTime({ hour: local.getHours(), minute: local.getMinutes() }, language)
  if (isSameDay && time === formatTimeOf(moment, language)) return null
  return isSameDay ? time : `${dateFrom(today, language, {})}, ${time}`
}
