import { OFFICE_TIME_ZONE } from '../constants.ts'
import { languageEntry } from '../i18n/languages.ts'
import { FIELD_NAMES, type FieldName, fieldOf } from '../inquiry/fields.ts'
import type { InquiryType } from '../inquiry/inquiry-type.ts'
import type { StoredInquiry } from './store/tables.ts'

/** The agency's own language is English. */
const FIELD_LABELS = {
  name: 'Name',
  email: 'Email',
  profileLink: 'Profile',
  message: 'Message',
} as const satisfies Record<FieldName, string>

export const TYPE_LABELS = {
  general: 'General inquiry',
  influencer: 'Creator',
  brand: 'Brand',
} as const satisfies Record<InquiryType, string>

const isLong = (name: FieldName): boolean => fieldOf(name).kind === 'longText'

/** Short fields come before the metadata, long ones after it. */
export const SHORT_FIELDS = FIELD_NAMES.filter((name) => !isLong(name))
export const LONG_FIELDS = FIELD_NAMES.filter(isLong)

const officeTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time in the office's time zone: `2026-11-21 11:59`. */
export const formatOfficeTime = (time: number): string => officeTime.format(time)

/** An inquiry as plain text, for the mail and the command line. */
export function inquiryText(inquiry: StoredInquiry): string {
  const facts = [
    ['Type', TYPE_LABELS[inquiry.type]],
    ...SHORT_FIELDS.map((name) => [FIELD_LABELS[name], inquiry[name]]),
    ['Event', inquiry.event],
    ['Language', languageEntry(inquiry.language).name],
    ['Received', `${formatOfficeTime(inquiry.receivedAt)} (Warsaw)`],
    ['Spam', inquiry.flags.join(', ')],
    ['Id', inquiry.id],
  ]
  const lines = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}\n`)
  const texts = LONG_FIELDS.filter((name) => inquiry[name]).map(
    (name) => `\n${FIELD_LABELS[name]}:\n${inquiry[name]}\n`,
  )
  return [...lines, ...texts].join('')
}
