import * as z from 'zod/mini'
import {
  type AskedTexts,
  type FieldErrors,
  type FieldName,
  type FieldTexts,
  fieldOf,
  fieldsFor,
  isFieldErrorCode,
  mapFields,
} from './fields.ts'
import type { InquiryType } from './inquiry-type.ts'
import { isBlank, normaliseField } from './normalise.ts'

/**
 * The validation rules of the fields, shared by browser and server.
 */

/** Lone surrogates; in single-line fields also line breaks, which browsers never send */
const FORBIDDEN = { line: /[\n\p{Cs}]/u, text: /\p{Cs}/u }

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

const text = (name: FieldName) => {
  const { limit, size } = fieldOf(name)
  const forbidden = FORBIDDEN[size === 'text' ? 'text' : 'line']
  return z.pipe(
    z.pipe(
      z.string('required'),
      z.transform((typed) => normaliseField(name, typed)),
    ),
    z.string().check(
      z.refine((value) => !isBlank(value), 'required'),
      z.maxLength(limit, 'tooLong'),
      z.refine((value) => !forbidden.test(value), 'forbiddenCharacters'),
    ),
  )
}

/** The rule of each field. Its messages are {@link FieldErrorCode}s. */
const RULES = {
  name: text('name'),
  email: z.pipe(
    text('email'),
    z.string().check(
      z.regex(EMAIL, 'emailFormat'),
      // Mail programs fold `b，c.example` to `b,c.example`, which is two addresses.
      z.refine((value) => EMAIL.test(value.normalize('NFKC')), 'emailFormat'),
    ),
  ),
  profileLink: z.pipe(
    text('profileLink'),
    z.string().check(z.regex(PROFILE_LINK, 'profileLinkFormat')),
  ),
  message: text('message'),
} as const satisfies Record<FieldName, z.ZodMiniType<string, unknown>>

/** A valid, normalised inquiry. */
export type Inquiry = {
  [Type in InquiryType]: { type: Type } & AskedTexts<Type>
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

/** The texts of an inquiry, with null for each field that its type does not ask for. */
export const textsOf = (inquiry: Partial<Record<FieldName, string>>): FieldTexts =>
  mapFields((name) => inquiry[name] ?? null) as FieldTexts
