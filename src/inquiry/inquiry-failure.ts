import type { FieldErrors } from './fields.ts'

/** Why an inquiry is not confirmed as stored. */
export type InquiryFailure =
  /** The browser is offline */
  | { reason: 'offline' }
  /** Not stored; a retry may succeed */
  | { reason: 'retryable' }
  /** No valid response: stored or not */
  | { reason: 'unknown' }
  /** Invalid fields */
  | { reason: 'rejected'; fieldErrors: FieldErrors }
  /** The page and the server do not have the same form: only a reload helps */
  | { reason: 'outdated' }
  /** Rate-limited */
  | { reason: 'tooMany'; retryAfterSeconds: number }

/** The invalid fields that a failure names. */
export const fieldErrorsIn = (failure: InquiryFailure): FieldErrors =>
  failure.reason === 'rejected' ? failure.fieldErrors : {}
