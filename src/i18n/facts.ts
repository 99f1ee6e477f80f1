import {
  MIN_FOLLOWERS,
  OFFICE_CLOSES,
  OFFICE_OPENS,
  RESPONSE_BUSINESS_HOURS,
  RETENTION_DAYS,
} from '../constants.ts'
import type { Language } from './languages.ts'

const NO_BREAK_SPACE = '\u00A0'
const NARROW_NO_BREAK_SPACE = '\u202F'

interface Notation {
  thousands: string
  range: (from: number, to: number) => string
  time: (hour: number, minute: string) => string
}

const dashed: Notation['range'] = (from, to) => `${from}–${to}`
/** After “within” a range is said, not dashed: de `24 bis 48`, es `24 a 48`. */
const inWords =
  (to: string): Notation['range'] =>
  (from, until) =>
    [from, to, until].join(NO_BREAK_SPACE)
const withColon: Notation['time'] = (hour, minute) => `${hour}:${minute}`

/** How each language writes numbers, ranges and the time of day, by its glossary (docs/glossary).
 * `Intl` is not asked: Node's and a browser's ICU differ in their spaces, and a difference breaks
 * hydration. */
const NOTATION: Record<Language, Notation> = {
  en: { thousands: ',', range: dashed, time: withColon },
  pl: { thousands: NO_BREAK_SPACE, range: dashed, time: withColon },
  de: { thousands: '.', range: inWords('bis'), time: withColon },
  fr: {
    thousands: NARROW_NO_BREAK_SPACE,
    range: inWords('à'),
    time: (hour, minute) => [hour, 'h', ...(minute === '00' ? [] : [minute])].join(NO_BREAK_SPACE),
  },
  es: { thousands: NO_BREAK_SPACE, range: inWords('a'), time: withColon },
  ru: { thousands: NO_BREAK_SPACE, range: dashed, time: withColon },
  no: {
    thousands: NO_BREAK_SPACE,
    range: dashed,
    time: (hour, minute) => `${String(hour).padStart(2, '0')}.${minute}`,
  },
}

/**
 * A whole number as a language writes it: `15000` → en `15,000`, de `15.000`, pl `15 000` with a
 * no-break space. Five digits and more: some of the languages leave four ungrouped.
 */
export const formatNumber = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, NOTATION[language].thousands)

/** A time of day as a language writes it: en `9:00`, fr `9 h`, no `09.00`. */
export const formatTime = (
  { hour, minute }: { hour: number; minute: number },
  language: Language,
): string => NOTATION[language].time(hour, String(minute).padStart(2, '0'))

/**
 * The product's numbers as text arguments in one language. A text takes from them what it names:
 * `t('hero.subtitle', factsFor('de'))`.
 */
export function factsFor(language: Language) {
  return {
    minFollowers: formatNumber(MIN_FOLLOWERS, language),
    responseHours: NOTATION[language].range(
      RESPONSE_BUSINESS_HOURS.from,
      RESPONSE_BUSINESS_HOURS.to,
    ),
    opens: formatTime(OFFICE_OPENS, language),
    closes: formatTime(OFFICE_CLOSES, language),
    retentionDays: RETENTION_DAYS,
  }
}
