import * as z from 'zod/mini'
import {
  type AskedTexts,
  FIELDS,
  type FieldErrors,
  type FieldName,
  type FieldTexts,
  fieldsFor,
  isFieldErrorCode,
  mapFields,
} from './fields.ts'
import type { InquiryType } from './inquiry-type.ts'
import { normalise } from './normalise.ts'

/**
 * The rules of the fields: what may be typed, how it is normalised and what is wrong with it. The
 * browser and the server call the same functions, so they always agree.
 */

/** Control characters, lone surrogates and what reverses the direction of the text around it. */
const FORBIDDEN_IN_A_LINE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const FORBIDDEN_IN_A_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/**
 * An address as people write it, in any script (RFC 6531): no quoted names, no comments, at least
 * two labels, the last of which starts with a letter. Each repeated part ends at a character that
 * it cannot contain, so the time is linear.
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

const text = (limit: number, forbidden: RegExp) =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(normalise)),
    z.string().check(
      z.minLength(1, 'required'),
      z.maxLength(limit, 'tooLong'),
      z.refine((value) => !forbidden.test(value), 'forbiddenCharacters'),
    ),
  )

const line = (limit: number) => text(limit, FORBIDDEN_IN_A_LINE)

/** The rule of each field. Its messages are {@link FieldErrorCode}s. */
const RULES = {
  name: line(FIELDS.name.limit),
  email: z.pipe(line(FIELDS.email.limit), z.string().check(z.regex(EMAIL, 'emailFormat'))),
  profileLink: z.pipe(
    line(FIELDS.profileLink.limit),
    z.string().check(z.regex(PROFILE_LINK, 'profileLinkFormat')),
  ),
  message: text(FIELDS.message.limit, FORBIDDEN_IN_A_TEXT),
} as const satisfies Record<FieldName, z.ZodMiniType<string, unknown>>

/** An inquiry that is valid: normalised, complete, ready to be stored. */
export type Inquiry = {
  [Type in InquiryType]: { type: Type } & AskedTexts<Type>
}[InquiryType]

/** The form's values as they are typed; nothing about them is known yet but the type. */
export type RawInquiry = { type: InquiryType } & Partial<Record<FieldName, unknown>>

export type Validation = { ok: true; inquiry: Inquiry } | { ok: false; fieldErrors: FieldErrors }

/**
 * Validates the fields that the type of an inquiry asks for: what was typed into another before
 * the type changed is dropped.
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
