import type { Problems } from './inquiry-fields.ts'

/** Why an inquiry is not at the agency, as far as anybody knows. */
export type InquiryFailure =
  /** The browser has no network. */
  | { reason: 'offline' }
  /** Not stored, and it may well be in a moment */
  | { reason: 'retryable' }
  /** Stored or not, nobody can say */
  | { reason: 'unknown' }
  /** Refused: a problem code for each bad field */
  | { reason: 'rejected'; problems: Problems }
  /** Refused for now */
  | { reason: 'tooMany'; retryAfterSeconds: number }

/** The fields that a failure finds fault with. */
export const problemsIn = (failure: InquiryFailure): Problems =>
  failure.reason === 'rejected' ? failure.problems : {}
