import * as z from 'zod/mini'
import {
  type Field,
  type FieldErrorCode,
  type FieldErrors,
  type FieldName,
  type FieldTexts,
  fieldOf,
  fieldsFor,
  isFieldErrorCode,
  mapFields,
  type RequiredTexts,
} from './fields.ts'
import type { InquiryType } from './inquiry-type.ts'
import { isBlank, normaliserOf } from './normalise.ts'

/**
 * The validation rules of the fields, shared by browser and server.
 */

/** Lone surrogates; in single-line fields also line breaks, which browsers never send */
const FORBIDDEN = { text: /[\n\p{Cs}]/u, longText: /\p{Cs}/u }

/**
 * A common e-mail address in any script (RFC 6531): no quoted local parts, no comments, at least
 * two labels, the last of which does not start with a digit. Each repeated part ends at a character
 * that it cannot contain, so there is no catastrophic backtracking.
 */
const EMAIL = (() => {
  const atom = "[\\w!#$%&'*+/=?^`{|}~\\u00A1-\\u{10FFFF}-]+"
  const edge = '[a-zA-Z0-9\\u00A1-\\u{10FFFF}]'
  const inner = '[a-zA-Z0-9\\u00A1-\\u{10FFFF}-]'
  const label = `${edge}(?:${inner}*${edge})?`
  const lastLabel = `(?!\\d)${edge}${inner}*${edge}`
  return new RegExp(`^(?!.*\\s)${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`, 'u')
})()

/** `@handle`, or a link below Instagram or TikTok: with or without scheme, `www.` and `m.`. */
const PROFILE_LINK =
  /^(?:@[\w.]{1,30}|(?:https?:\/\/)?(?:(?:www\.|m\.)?(?:instagram|tiktok)\.com|(?:vm|vt)\.tiktok\.com)\/@?\w[\w.@~%/?=&#+:,;!-]*)$/i

/** What a field requires of its normalised value. Messages are {@link FieldErrorCode}s. */
function checksOf(field: Field) {
  const isGiven = z.refine<string>((value) => field.optional === true || value !== '', 'required')
  if (field.kind === 'choice') return [isGiven]
  const forbidden = FORBIDDEN[field.kind]
  return [
    isGiven,
    z.refine<string>((value) => value.length <= field.limit, 'tooLong'),
    z.refine<string>((value) => !forbidden.test(value), 'forbiddenCharacters'),
  ]
}

/** The rule that follows from a row of the table: the value normalised, `''` for an optional one left empty. */
export function ruleOf(field: Field) {
  const normaliseValue = normaliserOf(field)
  // A select shows nothing for what it does not offer.
  const isNone = (value: string) =>
    isBlank(value) || (field.kind === 'choice' && !Object.hasOwn(field.choices, value))
  return z.pipe(
    z.pipe(
      field.optional ? z._default(z.string('required'), '') : z.string('required'),
      z.transform((typed) => {
        const value = normaliseValue(typed)
        return isNone(value) ? '' : value
      }),
    ),
    z.string().check(...checksOf(field)),
  )
}

/** A format of a value that is not empty. */
const format = (isValid: (value: string) => boolean, code: FieldErrorCode) =>
  z.string().check(z.refine((value) => value === '' || isValid(value), code))

/** The formats of fields that have one. */
const FORMATS: Partial<Record<FieldName, ReturnType<typeof format>>> = {
  // Mail programs fold `b，c.example` to `b,c.example`, which is two addresses.
  email: format((value) => EMAIL.test(value) && EMAIL.test(value.normalize('NFKC')), 'emailFormat'),
  profileLink: format((value) => PROFILE_LINK.test(value), 'profileLinkFormat'),
}

const RULES = mapFields((name) => z.pipe(ruleOf(fieldOf(name)), FORMATS[name] ?? z.string()))

/** A valid, normalised inquiry. */
export type Inquiry = {
  [Type in InquiryType]: { type: Type } & RequiredTexts<Type>
}[InquiryType]

/** Unvalidated form values. */
export type RawInquiry = { type: InquiryType } & Partial<Record<FieldName, unknown>>

export type Validation = { ok: true; inquiry: Inquiry } | { ok: false; fieldErrors: FieldErrors }

/**
 * Validates the fields that the type of an inquiry asks for; values of other fields are dropped.
 */
export function validateInquiry(raw: RawInquiry): Validation {
  const texts: Partial<Record<FieldName, string>> = {}
  const fieldErrors: FieldErrors = {}
  for (const name of fieldsFor(raw.type)) {
    const { success, data, error } = RULES[name].safeParse(raw[name])
    const code = error?.issues[0]?.message
    if (success) texts[name] = data
    else fieldErrors[name] = isFieldErrorCode(code) ? code : 'required'
  }
  return Object.keys(fieldErrors).length > 0
    ? { ok: false, fieldErrors }
    : { ok: true, inquiry: { type: raw.type, ...texts } as Inquiry }
}

/** The texts of an inquiry, with null for each field that it does not ask for or that is empty. */
export const textsOf = (inquiry: Partial<Record<FieldName, string>>): FieldTexts =>
  mapFields((name) => inquiry[name] || null) as FieldTexts
