import type { InputHTMLAttributes } from 'react'
import type { PlainKey, TextKey } from '../i18n/t.ts'
import { LINK_LIMIT } from './handle.ts'
import { INQUIRY_TYPES, type InquiryType } from './inquiry-type.ts'

/**
 * The fields of an inquiry. Form, validation, storage, mail and export derive from this table. A
 * new field is a row here, and what the compiler then requires: its texts, its label in the mail, its
 * migration. A rule besides the length is in inquiry.ts.
 */

/** A text of one line, or a long one of many, which the types that ask for it require */
export interface FieldEntry {
  kind: 'text' | 'longText'
  types: readonly InquiryType[]
  /** The longest text, in UTF-16 units, which is what `maxlength` counts */
  limit: number
  placeholder: PlainKey | Readonly<Record<InquiryType, PlainKey>>
  hint?: Extract<TextKey, `contactPage.hints.${string}`>
  attributes?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
  >
}

export const FIELDS = {
  name: {
    kind: 'text',
    types: INQUIRY_TYPES,
    limit: 100,
    attributes: { type: 'text', autoComplete: 'name' },
    placeholder: 'contactPage.placeholders.name',
  },
  email: {
    kind: 'text',
    types: INQUIRY_TYPES,
    // The longest address that SMTP can carry (RFC 5321 §4.5.3.1.3)
    limit: 254,
    attributes: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    placeholder: 'contactPage.placeholders.email',
  },
  profileLink: {
    kind: 'text',
    types: ['influencer'],
    limit: LINK_LIMIT,
    attributes: {
      // Not "url": an @handle is valid, too.
      type: 'text',
      inputMode: 'url',
      autoComplete: 'url',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
    },
    placeholder: 'contactPage.placeholders.profileLink',
    hint: 'contactPage.hints.profileLink',
  },
  message: {
    kind: 'longText',
    types: INQUIRY_TYPES,
    // Two pages; a full form fits MAX_BODY_BYTES in every script, at three bytes a unit.
    limit: 4000,
    placeholder: {
      general: 'contactPage.placeholders.messageGeneral',
      influencer: 'contactPage.placeholders.messageInfluencer',
      brand: 'contactPage.placeholders.messageBrand',
    },
  },
} as const satisfies Record<string, FieldEntry>

export type FieldName = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[]

export const fieldOf = (name: FieldName): FieldEntry => FIELDS[name]

export const fieldsFor = (type: InquiryType): readonly FieldName[] =>
  FIELD_NAMES.filter((name) => fieldOf(name).types.includes(type))

/** What a form asks for: a page and a server of two releases see by it that theirs differ. */
export const formVersion = (type: InquiryType): string =>
  fieldsFor(type)
    .map((name) => `${name}: ${fieldOf(name).kind} ${fieldOf(name).limit}`)
    .join('; ')

/** An object with a value for each field. */
export const mapFields = <Value>(make: (name: FieldName) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, make(name)])) as Record<FieldName, Value>

type IsRequired<Name extends FieldName, Type extends InquiryType> = [Type] extends [
  (typeof FIELDS)[Name]['types'][number],
]
  ? true
  : false

export type RequiredTexts<Type extends InquiryType> = {
  [Name in FieldName as IsRequired<Name, Type> extends true ? Name : never]: string
}

/** The texts of an inquiry of any type: null for a field that it does not ask for. */
export type FieldTexts = {
  [Name in FieldName]: IsRequired<Name, InquiryType> extends true ? string : string | null
}

/** What is wrong with a field; the texts are `contactPage.fieldErrors` in the dictionaries. */
export const FIELD_ERROR_CODES = [
  'required',
  'tooLong',
  'forbiddenCharacters',
  'emailFormat',
  'profileLinkFormat',
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

const isFieldErrorCode = (value: unknown): value is FieldErrorCode =>
  (FIELD_ERROR_CODES as readonly unknown[]).includes(value)

/** The first error of each field that has one. */
export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>

/** The errors of the fields, in their order; what is no code is none. */
export const fieldErrorsFrom = (codeOf: (name: FieldName) => unknown): FieldErrors =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, codeOf(name)]).filter(([, code]) => isFieldErrorCode(code)),
  )
