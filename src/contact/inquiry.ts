import * as z from 'zod/mini'
import {
  FIELD_LIMITS,
  FIELD_NAMES,
  type FieldName,
  isProblemCode,
  type Problems,
} from './inquiry-fields.ts'
import type { InquiryType } from './inquiry-type.ts'
import { normalise } from './normalise.ts'

/**
 * An inquiry as data: what may be typed, how it is tidied and what is wrong with it. The browser
 * and the server ask the same functions, so they always give the same verdict.
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

const line = (field: FieldName) => text(FIELD_LIMITS[field], FORBIDDEN_IN_A_LINE)

const common = {
  name: line('name'),
  email: z.pipe(line('email'), z.string().check(z.regex(EMAIL, 'emailFormat'))),
  message: text(FIELD_LIMITS.message, FORBIDDEN_IN_A_TEXT),
}

/**
 * What a visitor fills in. Its messages are {@link ProblemCode}s. Only the influencer's form has a
 * profile link (specification §5); one that was typed before the type changed is dropped.
 */
export const inquirySchema = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('influencer'),
    profileLink: z.pipe(
      line('profileLink'),
      z.string().check(z.regex(PROFILE_LINK, 'profileLinkFormat')),
    ),
  }),
  z.object({ ...common, type: z.literal(['general', 'brand']) }),
])

/** An inquiry that passed: normalised, complete, ready to be stored. */
export type Inquiry = z.output<typeof inquirySchema>

/** The form's values as they are typed; nothing about them is known yet but the type. */
export type RawInquiry = { type: InquiryType } & Partial<Record<FieldName, unknown>>

export type Verdict = { ok: true; inquiry: Inquiry } | { ok: false; problems: Problems }

/** The verdict on a form: the inquiry, or the first problem of each field that has one. */
export function validateInquiry(raw: RawInquiry): Verdict {
  const parsed = z.safeParse(inquirySchema, raw)
  if (parsed.success) return { ok: true, inquiry: parsed.data }

  const problems: Problems = {}
  for (const { path, message } of parsed.error.issues) {
    const [field] = path
    if (isFieldName(field) && isProblemCode(message)) problems[field] ??= message
  }
  return { ok: false, problems }
}

const isFieldName = (value: unknown): value is FieldName =>
  (FIELD_NAMES as readonly unknown[]).includes(value)
