/** What must not compile about the fields of an inquiry: `npm run test:types`. */
import type { Submission } from '../../src/contact/api.ts'
import type { FieldName, FieldTexts, RequiredTexts } from '../../src/contact/fields.ts'
import type { Inquiry } from '../../src/contact/inquiry.ts'
import type { InquiriesTable, StoredInquiry } from '../../src/server/store/tables.ts'

declare const texts: FieldTexts
declare const stored: StoredInquiry

// Every field is sent, stored and has a column.
type Has<Keys, Part> = [Part] extends [Keys] ? true : false
true satisfies Has<keyof Submission, FieldName>
true satisfies Has<keyof StoredInquiry, FieldName>
true satisfies Has<keyof InquiriesTable, FieldName>

// A field that only some types ask for is missing in the others.
texts.name satisfies string
stored.name satisfies string
// @ts-expect-error only creators have a profile
stored.profileLink satisfies string
declare const brand: RequiredTexts<'brand'>
brand.message satisfies string
// @ts-expect-error brands are not asked for it
brand.profileLink
const inquiry: Inquiry = { type: 'brand', ...brand }
inquiry satisfies Inquiry
// @ts-expect-error a creator's profile is missing
const incomplete: Inquiry = { type: 'influencer', ...brand }
incomplete satisfies object

// What is said for each field is said for all: no rule, label or column is forgotten.
const { message: _message, ...withoutMessage } = { name: 1, email: 1, profileLink: 1, message: 1 }
// @ts-expect-error a field is missing
withoutMessage satisfies Record<FieldName, number>
const { profileLink: _profileLink, ...narrower } = stored
// @ts-expect-error a row without its column is no inquiry
narrower satisfies StoredInquiry
