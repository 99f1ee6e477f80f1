import type { Language } from '../i18n/languages.ts'
import type { FieldErrors, FieldName } from './fields.ts'
import type { InquiryType } from './inquiry-type.ts'

/** The HTTP API of inquiries, shared by browser and server. */

export const INQUIRIES_PATH = '/api/inquiries'
/** The page that thanks for a form sent without JavaScript */
export const RECEIVED_PATH = `${INQUIRIES_PATH}/received`
export const FORM_TOKEN_PATH = '/api/form-token'

/**
 * The largest body of `POST /api/inquiries`; a larger one is answered with 413. A form without
 * JavaScript is three times as long as its texts: percent-encoding turns one byte into three characters.
 */
export const MAX_BODY_BYTES = 3 * 16 * 1024

/** The field that people never see, and bots fill in. No field of the form has such a name. */
export const HONEYPOT = 'homepage_url'

/** `POST /api/inquiries` */
export interface Submission
  extends SubmissionMetadata,
    Partial<Record<FieldName, string | undefined>> {}

/** What is sent along with the fields */
export interface SubmissionMetadata {
  /** Idempotency key: a UUID that the browser creates per inquiry and sends with every retry */
  key: string
  type: InquiryType
  /** The visitor's language, for the answer */
  language: Language
  /** What the page’s form asks for (`formVersion`); a form without JavaScript has none */
  version?: string | undefined
  /** Id of the event that the visitor registers for */
  event?: string | undefined
  /** From `GET /api/form-token`; without one an inquiry is mailed as possible spam */
  token?: string | undefined
  [HONEYPOT]?: string | undefined
}

/** 201 to a submission, also to a repeated one: it is stored durably. */
export interface Accepted {
  /** The submission's key */
  id: string
}

/** No person fills in the form in less, counted from the fetch of its token; a bot does. */
export const MIN_FILL_MS = 2000

/** `GET /api/form-token` */
export interface FormToken {
  token: string
}

/** Why a request failed; the client maps codes to texts, the server to statuses (`STATUS_OF`). */
export type FailureCode =
  | 'malformed'
  | 'foreignOrigin'
  | 'notFound'
  | 'methodNotAllowed' // with Allow
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'invalid' // with `fields`
  | 'outdated' // invalid, and the page has another version of the form
  | 'keyReused' // the key belongs to an inquiry with other values
  | 'tooMany' // with Retry-After
  | 'internal'
  | 'unavailable' // with Retry-After

/** Body of every failure (RFC 9457, `application/problem+json`). It never repeats the input. */
export interface ProblemDetails {
  type: string
  title: string
  status: number
  code: FailureCode
  /** With `invalid` */
  fields?: FieldErrors
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'
