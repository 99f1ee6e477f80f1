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
  headers?: Readonly<Record<string, string>>
}

/** The outcome of a submission: stored under this id, or not. */
export type SubmissionOutcome = { id: string } | Failure

export const isFailure = (outcome: SubmissionOutcome): outcome is Failure => 'code' in outcome

const RETRY_AFTER_SECONDS = 5

export const tooMany = (waitMs: number): Failure => ({
  code: 'tooMany',
  headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
})

export const unavailable: Failure = {
  code: 'unavailable',
  headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
}

/** A failure as RFC 9457 problem details. */
export function problemResponse({ code, fields, headers = {} }: Failure): Response {
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
    headers: { 'content-type': PROBLEM_MEDIA_TYPE, ...headers },
  })
}
