/** What must not compile about the fields of an inquiry: `npm run test:types`. */
import type { FieldTexts, RequiredTexts } from '../../src/contact/fields.ts'
import type { Inquiry } from '../../src/contact/inquiry.ts'

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
