import type { FieldErrors } from './fields.ts'

/** Why an inquiry is not at the agency, as far as anybody knows. */
export type InquiryFailure =
  /** The browser has no network. */
  | { reason: 'offline' }
  /** Not stored, and it may well be in a moment */
  | { reason: 'retryable' }
  /** Stored or not, nobody can say */
  | { reason: 'unknown' }
  /** Refused: fields are invalid */
  | { reason: 'rejected'; fieldErrors: FieldErrors }
  /** Refused for now */
  | { reason: 'tooMany'; retryAfterSeconds: number }

/** The invalid fields that a failure names. */
export const fieldErrorsIn = (failure: InquiryFailure): FieldErrors =>
  failure.reason === 'rejected' ? failure.fieldErrors : {}
