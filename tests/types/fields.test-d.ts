/** What must not compile about the fields of an inquiry: `npm run test:types`. */
import type { SubmissionMetadata } from '../../src/inquiry/api.ts'
import type { FieldName, FieldTexts, RequiredTexts } from '../../src/inquiry/fields.ts'
import type { Inquiry } from '../../src/inquiry/inquiry.ts'
import type { InquiryMetadata } from '../../src/server/store/tables.ts'

// No field has the name of what is sent or stored along with it: one would overwrite the other.
declare const taken: FieldName & (keyof SubmissionMetadata | keyof InquiryMetadata)
taken satisfies never

// A field that only some types ask for is missing in the others.
declare const texts: FieldTexts
texts.name satisfies string
// @ts-expect-error only creators have a profile
texts.profileLink satisfies string

declare const brand: RequiredTexts<'brand'>
brand.message satisfies string
// @ts-expect-error brands are not asked for it
brand.profileLink
;({ type: 'brand', ...brand }) satisfies Inquiry
// @ts-expect-error a creator's profile is missing
;({ type: 'influencer', ...brand }) satisfies Inquiry
