import {
  type Accepted,
  FORM_TOKEN_PATH,
  type FormToken,
  HONEYPOT,
  INQUIRIES_PATH,
  MIN_FILL_MS,
  type ProblemDetails,
} from '../../../inquiry/api.ts'
import { fieldErrorsFrom, formVersion } from '../../../inquiry/fields.ts'
import type { InquiryFailure } from '../../../inquiry/inquiry-failure.ts'
import type { InquiryAttempt, InquiryResponse } from '../../../machines/inquiry.machine.ts'
import { FORM_TOKEN_TIMEOUT_MS } from '../../../tuning.ts'

/** Sent along with the values; may differ between attempts. */
export interface RequestMetadata {
  language: string
  [HONEYPOT]: string
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
      version: formVersion(values.type),
      key,
    }),
    signal,
  })
  if (response.status !== 201) return { ok: false, failure: await failureOfResponse(response) }

  const { id }: Partial<Accepted> = await response.json()
  return id === key ? { ok: true } : { ok: false, failure: { reason: 'unknown' } }
}

async function failureOfResponse(response: Response): Promise<InquiryFailure> {
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

/**
 * Fetches the signed timestamp by which the server tells people from bots: a bot fills in the form
 * too fast. The inquiry is sent without it, too.
 *
 * @param restored a token from before a reload
 */
export function createFormToken(restored?: string) {
  let token = restored
  let receivedAt = performance.now()
  let request: Promise<void> | null = null

  async function fetchToken(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(FORM_TOKEN_TIMEOUT_MS)
      const response = await fetch(FORM_TOKEN_PATH, { signal })
      const body: Partial<FormToken> = await response.json()
      if (typeof body.token !== 'string') return
      token = body.token
      receivedAt = performance.now()
    } catch {
      // Optional: the inquiry can be sent without it.
    }
  }

  /** Fetches a token unless there is one; after a failure the next call tries again. */
  async function load(): Promise<void> {
    if (token) return
    request ??= fetchToken().finally(() => {
      request = null
    })
    await request
  }

  return {
    current: () => token,
    load,

    /** The token, when it is old enough to be a person's; undefined if there is none in time. */
    async ready(): Promise<string | undefined> {
      await load()
      const wait = receivedAt + MIN_FILL_MS - performance.now()
      if (token && wait > 0) await sleep(wait)
      return token
    },
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const VERSION_4 = 0x40
const VARIANT = 0x80

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists in secure contexts only.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | VERSION_4
    return index === 8 ? (byte & 0x3f) | VARIANT : byte
  })
  return hex
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
