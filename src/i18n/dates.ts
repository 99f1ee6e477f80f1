import { formatTime } from './facts.ts'
import { type Language, languageEntry } from './languages.ts'

/**
 * Dates as each language writes them. Of `Intl` only names of days and months are taken, and the
 * order of the parts, which every engine agrees on; its spaces are not, because they differ.
 */

/** A moment as a clock on the wall shows it: `2026-12-09T18:00+01:00` */
export type LocalDateTime = string

/** Our English is British. */
const tagOf = (language: Language) => (language === 'en' ? 'en-GB' : languageEntry(language).tag)

const midnightOf = (moment: LocalDateTime): number => Date.parse(moment.slice(0, 10))

const timeOf = (moment: LocalDateTime) => ({
  hour: Number(moment.slice(11, 13)),
  minute: Number(moment.slice(14, 16)),
})

function partsOf(
  midnight: number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(tagOf(language), { ...options, timeZone: 'UTC' })
  return format
    .formatToParts(midnight)
    .map(({ type, value }) => ({ type, value: value.replace(/\s/g, ' ') }))
}

const dateFrom = (midnight: number, language: Language, options: Intl.DateTimeFormatOptions) =>
  partsOf(midnight, language, { day: 'numeric', month: 'long', ...options })
    .map(({ value }) => value)
    .join('')

/** The date in full: en `17 September 2026`, es `17 de septiembre de 2026`. */
export const formatDate = (moment: LocalDateTime, language: Language): string =>
  dateFrom(midnightOf(moment), language, { year: 'numeric' })

/** The parts of a date that stand apart, the month as it is said after the day: ru `декабря`. */
export function formatDay(
  moment: LocalDateTime,
  language: Language,
): { weekday: string; day: string; month: string } {
  const parts = partsOf(midnightOf(moment), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}

/** The time of day that a moment's own clock shows. */
export const formatTimeOf = (moment: LocalDateTime, language: Language): string =>
  formatTime(timeOf(moment), language)

/**
 * The moment by the clock of this device, with the date where that is another one; `null` where
 * the clocks agree.
 */
export function formatLocally(moment: LocalDateTime, language: Language): string | null {
  const here = new Date(moment)
  const today = Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())
  const isSameDay = today === midnightOf(moment)
  const time = formatTime({ hour: here.getHours(), minute: here.getMinutes() }, language)
  if (isSameDay && time === formatTimeOf(moment, language)) return null
  return isSameDay ? time : `${dateFrom(today, language, {})}, ${time}`
}
