import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from '../i18n/languages.ts'
import { HONEYPOT, type Submission } from '../inquiry/api.ts'
import { FIELD_NAMES, mapFields } from '../inquiry/fields.ts'
import { INQUIRY_TYPES, readInquiryType } from '../inquiry/inquiry-type.ts'
import { normaliseField } from '../inquiry/normalise.ts'

/** The shape of a submission; what was typed into the fields is validated by `validateInquiry`. */
const submissionSchema = z.object({
  key: z.pipe(
    z.uuid(),
    z.transform((key) => key.toLowerCase()),
  ),
  type: z.enum(INQUIRY_TYPES),
  language: z.enum(LANGUAGE_CODES as readonly [Language, ...Language[]]),
  ...mapFields(() => z.optional(z.string())),
  version: z.optional(z.string()),
  event: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  token: z.optional(z.string().check(z.maxLength(200))),
  [HONEYPOT]: z.optional(z.string()),
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
 * The submission in the body of a plain HTML form; null if it is none. The page is one static file
 * for everybody, so its form has no key: it is derived from the texts and the day. A double click
 * is then one inquiry, and the same text weeks later a new one.
 */
export function submissionFromForm(body: ArrayBuffer, now: number): Submission | null {
  const form = new URLSearchParams(new TextDecoder().decode(body))
  const text = (name: string) => form.get(name) || undefined
  const type = readInquiryType(form.get('type'))
  const language = form.get('language')
  const parsed = submissionSchema.safeParse({
    key:
      text('key') ??
      keyOfValues([
        dayOf(now),
        type,
        form.get('event') ?? '',
        ...FIELD_NAMES.map((name) => normaliseField(name, form.get(name) ?? '')),
      ]),
    type,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    ...mapFields(text),
    event: text('event'),
    token: text('token'),
    [HONEYPOT]: text(HONEYPOT),
  })
  return parsed.success ? parsed.data : null
}

/** `2026-11-21`, in UTC */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The same UUID for the same values (RFC 9562, version 8). */
function keyOfValues(values: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5')
}

/**
 * The key of a form that is shown again with errors. Two visitors may send the same invalid texts,
 * an empty form for instance, and each needs a key of their own.
 */
export const keyForCorrection = (key: string): string => (isKeyOfValues(key) ? randomUUID() : key)

/** The page’s script generates keys of version 4. */
const isKeyOfValues = (key: string): boolean => key.charAt(14) === '8'
