import { randomUUID } from 'node:crypto'
import type { Submission } from '../contact/api.ts'
import type { RenderAnswer } from '../contact/form-answer.ts'
import type { InquiryFailure } from '../contact/inquiry-failure.ts'
import { type Failure, type Outcome, STATUS_OF } from './problem.ts'
import { documentHeaders } from './security-headers.ts'
import { keyForCorrection } from './submission.ts'

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  ...documentHeaders([]),
}

/**
 * The page that answers a form sent without JavaScript: thanks, or the form again with everything
 * that was typed.
 */
export async function pageAnswer(
  submission: Submission,
  outcome: Outcome,
  render: RenderAnswer,
): Promise<Response> {
  if (outcome.ok) {
    const page = await render({ submission, failure: null })
    return new Response(page, { status: 201, headers: PAGE_HEADERS })
  }
  const { failure } = outcome
  const page = await render({
    submission: { ...submission, key: keyAfter(failure, submission.key) },
    failure: asTold(failure),
  })
  return new Response(page, {
    status: STATUS_OF[failure.code],
    headers: { ...PAGE_HEADERS, ...failure.headers },
  })
}

/** Where the words may have been stored, the key stays: sending them again is then safe. */
function keyAfter({ code }: Failure, key: string): string {
  if (code === 'keyReused') return randomUUID()
  return code === 'invalid' ? keyForCorrection(key) : key
}

/** A failure as the visitor is told of it. */
function asTold({ code, fields = {}, headers }: Failure): InquiryFailure {
  switch (code) {
    case 'invalid':
      return { reason: 'rejected', fieldErrors: fields }
    case 'tooMany':
      return { reason: 'tooMany', retryAfterSeconds: Number(headers?.['retry-after'] ?? 60) }
    case 'internal':
      return { reason: 'unknown' }
    default:
      return { reason: 'retryable' }
  }
}
