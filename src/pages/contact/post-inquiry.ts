import { type Accepted, INQUIRIES_PATH, type ProblemDetails } from '../../contact/api.ts'
import { fieldErrorsFrom, formVersion } from '../../contact/fields.ts'
import type { InquiryFailure } from '../../contact/inquiry-failure.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { InquiryAttempt, InquiryResponse } from '../../machines/inquiry.machine.ts'

/** Sent along with the values; may differ between attempts. */
export interface RequestMetadata {
  language: string
  /** Honeypot */
  website: string
  token: string | undefined
}

/** Without a `Retry-After` header */
const DEFAULT_RETRY_AFTER_SECONDS = 60

/**
 * Sends an inquiry and returns the outcome. Rejects when there is no response or an unexpected one,
 * and the outcome is unknown.
 */
export async function postInquiry(
  { key, values }: InquiryAttempt,
  metadata: RequestMetadata,
  signal: AbortSignal,
): Promise<InquiryResponse> {
  const response = await fetch(INQUIRIES_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...values,
      ...metadata,
      version: formVersion(values.type as InquiryType),
      key,
    }),
    signal,
  })
  if (response.status !== 201) return { ok: false, failure: await failureIn(response) }

  const { id }: Partial<Accepted> = await response.json()
  return id === key ? { ok: true } : { ok: false, failure: { reason: 'unknown' } }
}

async function failureIn(response: Response): Promise<InquiryFailure> {
  const { status, headers } = response
  if (status === 422) return rejectionIn(await response.json())
  if (status === 429) {
    const retryAfterSeconds = Number(headers.get('Retry-After')) || DEFAULT_RETRY_AFTER_SECONDS
    return { reason: 'tooMany', retryAfterSeconds }
  }
  const isCertainlyNotStored = status === 503 || (status >= 400 && status < 500)
  return { reason: isCertainlyNotStored ? 'retryable' : 'unknown' }
}

function rejectionIn({ code, fields }: Partial<ProblemDetails>): InquiryFailure {
  const fieldErrors = fieldErrorsFrom((name) => fields?.[name])
  if (Object.keys(fieldErrors).length > 0) return { reason: 'rejected', fieldErrors }
  // Invalid, but nothing that this page could mark: the server has another form.
  return { reason: code === 'invalid' || code === 'outdated' ? 'outdated' : 'unknown' }
}
