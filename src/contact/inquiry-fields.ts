/** What an inquiry asks for, and what may be wrong with it: the facts without the rules (inquiry.ts). */

export const FIELD_NAMES = ['name', 'email', 'profileLink', 'message'] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/**
 * The longest text of each field, in UTF-16 units, which is what `maxlength` counts.
 *
 * - `name`: the longest legal names known stay below it
 * - `email`: the longest address that SMTP can carry (RFC 5321 §4.5.3.1.3)
 * - `profileLink`: a shared link with its tracking parameters
 * - `message`: two pages; and a full form still fits {@link MAX_BODY_BYTES} in every script,
 *   at three bytes a unit
 */
export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  profileLink: 200,
  message: 4000,
} as const satisfies Record<FieldName, number>

/** What is wrong with a field; the texts are `contactPage.fieldErrors` in the dictionaries. */
export const PROBLEM_CODES = [
  'required',
  'tooLong',
  'forbiddenCharacters',
  'emailFormat',
  'profileLinkFormat',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export const isProblemCode = (value: unknown): value is ProblemCode =>
  (PROBLEM_CODES as readonly unknown[]).includes(value)

/** The first problem of each field that has one. */
export type Problems = Partial<Record<FieldName, ProblemCode>>
