import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Submission } from '../contact/api.ts'
import { FIELD_NAMES, mapFields } from '../contact/fields.ts'
import { INQUIRY_TYPES } from '../contact/inquiry-type.ts'
import { normalise } from '../contact/normalise.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from '../i18n/languages.ts'

/** The shape of a submission; what was typed into the fields is validated by `validateInquiry`. */
const submissionSchema = z.object({
  key: z.pipe(
    z.uuid(),
    z.transform((key) => key.toLowerCase()),
  ),
  type: z.enum(INQUIRY_TYPES),
  language: z.enum(LANGUAGE_CODES as readonly [Language, ...Language[]]),
  ...mapFields(() => z.optional(z.string())),
  event: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  token: z.optional(z.string().check(z.maxLength(200))),
  website: z.optional(z.string()),
}) satisfies z.ZodMiniType<Submission>

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The submission in a JSON body; null if it is none. */
export function submissionFromJson(body: ArrayBuffer): Submission | null {
  try {
    const parsed = submissionSchema.safeParse(JSON.parse(utf8.decode(body)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * The submission in the body of a plain HTML form; null if it is none. The page is the same file
 * for everybody, so its form has no key: then the words themselves and the day make one, and who
 * presses the button twice is still heard once, but who writes the same weeks later is heard again.
 */
export function submissionFromForm(body: ArrayBuffer, now: number): Submission | null {
  const form = new URLSearchParams(new TextDecoder().decode(body))
  const text = (name: string) => form.get(name) || undefined
  const type = INQUIRY_TYPES.find((known) => known === form.get('type')) ?? 'general'
  const language = form.get('language')
  const parsed = submissionSchema.safeParse({
    key:
      text('key') ??
      keyOfWords([dayOf(now), type, ...FIELD_NAMES.map((name) => form.get(name) ?? '')]),
    type,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    ...mapFields(text),
    event: text('event'),
    token: text('token'),
    website: text('website'),
  })
  return parsed.success ? parsed.data : null
}

/** `2026-11-21`, in UTC */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The same UUID for the same words (RFC 9562, version 8). */
function keyOfWords(words: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(words.map(normalise)))
    .digest('hex')
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4]
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/**
 * The key for a form that is shown again, to be corrected. Two visitors may send the same wrong
 * words, an empty form for instance, and each needs a key of their own.
 */
export const keyForCorrection = (key: string): string => (isKeyOfWords(key) ? randomUUID() : key)

/** Browsers make keys of version 4. */
const isKeyOfWords = (key: string): boolean => key.charAt(14) === '8'
