import * as z from 'zod/mini'
import {
  type FieldErrorCode,
  type FieldErrors,
  type FieldName,
  type FieldTexts,
  fieldErrorsFrom,
  fieldOf,
  fieldsFor,
  mapFields,
  type RequiredTexts,
} from './fields.ts'
import { HANDLE_NAME } from './handle.ts'
import type { InquiryType } from './inquiry-type.ts'
import { isBlank, normaliseField } from './normalise.ts'

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

/** Any link below Instagram or TikTok, with or without scheme, `www.` and `m.`: a film leads to its creator, too. */
const LINK =
  /(?:https?:\/\/)?(?:(?:www\.|m\.)?(?:instagram|tiktok)\.com|(?:vm|vt)\.tiktok\.com)\/@?\w[\w.@~%/?=&#+:,;!-]*/
const PROFILE_LINK = new RegExp(`^(?:@${HANDLE_NAME}|${LINK.source})$`, 'i')

interface Format {
  isValid: (value: string) => boolean
  code: FieldErrorCode
}

const FORMATS: Partial<Record<FieldName, Format>> = {
  email: {
    // Mail programs fold `b，c.example` to `b,c.example`, which is two addresses.
    isValid: (value) => EMAIL.test(value) && EMAIL.test(value.normalize('NFKC')),
    code: 'emailFormat',
  },
  profileLink: { isValid: (value) => PROFILE_LINK.test(value), code: 'profileLinkFormat' },
}

/** The rules of the fields: each value is normalised, then checked in this order. Messages are {@link FieldErrorCode}s. */
const RULES = mapFields((name) => {
  const { kind, limit } = fieldOf(name)
  const format = FORMATS[name]
  return z.string('required').check(
    z.overwrite((typed) => normaliseField(name, typed)),
    z.refine((value) => !isBlank(value), 'required'),
    z.refine((value) => value.length <= limit, 'tooLong'),
    z.refine((value) => !FORBIDDEN[kind].test(value), 'forbiddenCharacters'),
    z.refine((value) => !format || format.isValid(value), format?.code),
  )
})

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
  const results = mapFields((name) => RULES[name].safeParse(raw[name]))
  const fields = fieldsFor(raw.type)
  const fieldErrors = fieldErrorsFrom(
    (name) => fields.includes(name) && results[name].error?.issues[0]?.message,
  )
  const values = Object.fromEntries(fields.map((name) => [name, results[name].data]))
  return Object.keys(fieldErrors).length > 0
    ? { ok: false, fieldErrors }
    : { ok: true, inquiry: { type: raw.type, ...values } as Inquiry }
}

/** The texts of an inquiry, with null for each field that it does not ask for. */
export const textsOf = (inquiry: Partial<Record<FieldName, string>>): FieldTexts =>
  mapFields((name) => inquiry[name] ?? null) as FieldTexts
