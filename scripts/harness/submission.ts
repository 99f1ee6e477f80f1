import { INQUIRIES_PATH, type Submission } from '../../src/inquiry/api.ts'
import { type FieldName, fieldsFor } from '../../src/inquiry/fields.ts'
import type { InquiryType } from '../../src/inquiry/inquiry-type.ts'

export const VALID_TEXTS: Readonly<Record<FieldName, string>> = {
  name: 'Anna Żółć',
  email: 'anna@example.com',
  profileLink: 'https://www.tiktok.com/@anna',
  message: 'Дзень добры!\nTwo lines, one 👋🏽.',
}

/** A person takes longer than this to fill in the form. */
export const FILLING_IN_MS = 30_000

/** Valid texts for the fields that a type of inquiry asks for. */
export const validTexts = (
  type: InquiryType,
  texts: Readonly<Record<FieldName, string>> = VALID_TEXTS,
): Partial<Record<FieldName, string>> =>
  Object.fromEntries(fieldsFor(type).map((name) => [name, texts[name]]))

/** A valid submission, under a key of its own. */
export const aSubmission = ({
  type = 'brand',
  ...changes
}: Partial<Submission> = {}): Submission => ({
  key: crypto.randomUUID(),
  type,
  language: 'de',
  ...validTexts(type),
  ...changes,
})

/** Sends a submission to a server as the page does. */
export const postSubmission = (
  site: string,
  submission: Submission = aSubmission(),
  { headers, ...init }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(site + INQUIRIES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(submission),
    ...init,
  })
