import { STATUS_CODES } from 'node:http'
import { type FailureCode, PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../inquiry/api.ts'
import type { FieldErrors } from '../inquiry/fields.ts'

export const STATUS_OF = {
  malformed: 400,
  foreignOrigin: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  outdated: 422,
  keyReused: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<FailureCode, number>

/** Why a request fails, independent of the format of the response. */
export interface Failure {
  code: FailureCode
  fields?: FieldErrors
  retryAfterSeconds?: number
}

/** The outcome of a submission: stored under this id, or not. */
export type SubmissionOutcome = { id: string } | Failure

export const isFailure = (outcome: SubmissionOutcome): outcome is Failure => 'code' in outcome

export const tooMany = (waitMs: number): Failure => ({
  code: 'tooMany',
  retryAfterSeconds: Math.ceil(waitMs / 1000),
})

export const unavailable: Failure = { code: 'unavailable', retryAfterSeconds: 5 }

export const retryHeaders = ({ retryAfterSeconds }: Failure): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }

/** A failure as RFC 9457 problem details. */
export function problemResponse(
  failure: Failure,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { code, fields } = failure
  const status = STATUS_OF[code]
  const details: ProblemDetails = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    code,
    ...(fields ? { fields } : {}),
  }
  return new Response(JSON.stringify(details), {
    status,
    headers: { 'content-type': PROBLEM_MEDIA_TYPE, ...retryHeaders(failure), ...headers },
  })
}
