import { randomUUID } from 'node:crypto'
import type { Submission } from '../contact/api.ts'
import type { RenderAnswer } from '../contact/form-answer.ts'
import type { InquiryFailure } from '../contact/inquiry-failure.ts'
import { drawnPage } from './drawn-page.ts'
import { type Failure, type Outcome, STATUS_OF } from './problem.ts'
import { keyForCorrection } from './submission.ts'

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
    return drawnPage(await render({ submission, failure: null }), 201)
  }
  const { failure } = outcome
  const page = await render({
    submission: { ...submission, key: keyAfter(failure, submission.key) },
    failure: asTold(failure),
  })
  return drawnPage(page, STATUS_OF[failure.code], failure.headers)
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
