import {
  BACKUP_DAYS,
  MIN_FOLLOWERS,
  OFFICE_CLOSES,
  OFFICE_OPENS,
  RESPONSE_BUSINESS_HOURS,
  RETENTION_DAYS,
} from '../constants.ts'
import { type Language, languageEntry } from './languages.ts'

/*
 * Without `Intl`: the ICU data of Node and browsers differ in their spaces, which would cause
 * hydration mismatches.
 */

/**
 * A localised integer: `15000` → en `15,000`, de `15.000`, pl `15 000` with a
 * no-break space. Groups from four digits on: callers leave out four in Polish and Spanish.
 */
export const formatNumber = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, languageEntry(language).notation.thousands)

/** A localised time of day: en `9:00`, fr `9 h`, no `09.00`. */
export const formatTime = (
  { hour, minute }: { hour: number; minute: number },
  language: Language,
): string =>
  languageEntry(language)
    .notation.time.replace(/\[(.*)\]/, minute === 0 ? '' : '$1')
    .replace('HH', twoDigits(hour))
    .replace('H', String(hour))
    .replace('mm', twoDigits(minute))

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * The product's numbers as arguments of translations; a text uses those that it names:
 * `t('hero.subtitle', numbersFor('de'))`.
 */
export function numbersFor(language: Language) {
  return {
    minFollowers: formatNumber(MIN_FOLLOWERS, language),
    responseHours: [RESPONSE_BUSINESS_HOURS.from, RESPONSE_BUSINESS_HOURS.to].join(
      languageEntry(language).notation.range,
    ),
    opens: formatTime(OFFICE_OPENS, language),
    closes: formatTime(OFFICE_CLOSES, language),
    retentionDays: RETENTION_DAYS,
    backupDays: BACKUP_DAYS,
  }
}
