import * as z from 'zod/mini'
import { INQUIRIES_PATH } from '../../contact/api.ts'
import { FIELD_NAMES, PROBLEM_CODES } from '../../contact/inquiry.ts'
import type { InquiryAnswer, InquiryAttempt } from '../../machines/inquiry.machine.ts'

/** What goes with the words and may differ from one try to the next. */
export interface Circumstances {
  language: string
  /** Honeypot */
  website: string
  token: string | undefined
}

const acceptedSchema = z.object({ id: z.string() })
const invalidSchema = z.object({
  code: z.literal('invalid'),
  fields: z.partialRecord(z.enum(FIELD_NAMES), z.enum(PROBLEM_CODES)),
})

/** When a refusal does not say when to come back. */
const DEFAULT_RETRY_AFTER_SECONDS = 60

/**
 * Sends an inquiry and tells what became of it. Rejects when there is no answer, or none that our
 * server would give: then nobody knows.
 */
export async function postInquiry(
  { key, values }: InquiryAttempt,
  circumstances: Circumstances,
  request: typeof fetch,
  signal: AbortSignal,
): Promise<InquiryAnswer> {
  const response = await request(INQUIRIES_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, ...circumstances, key }),
    signal,
  })
  if (response.status !== 201) return failureIn(response)

  const { id } = z.parse(acceptedSchema, await response.json())
  return id === key ? { ok: true } : { ok: false, failure: { reason: 'unknown' } }
}

async function failureIn(response: Response): Promise<InquiryAnswer> {
  const { status, headers } = response
  if (status === 422) {
    const { fields } = z.parse(invalidSchema, await response.json())
    return { ok: false, failure: { reason: 'rejected', problems: fields } }
  }
  if (status === 429) {
    const retryAfterSeconds = Number(headers.get('Retry-After')) || DEFAULT_RETRY_AFTER_SECONDS
    return { ok: false, failure: { reason: 'tooMany', retryAfterSeconds } }
  }
  const isSurelyNotStored = status === 503 || (status >= 400 && status < 500)
  return { ok: false, failure: { reason: isSurelyNotStored ? 'retryable' : 'unknown' } }
}
