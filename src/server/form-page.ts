import { randomUUID } from 'node:crypto'
import { type RenderResponse, type ReturnedForm, receivedUrl } from '../inquiry/form-response.ts'
import type { InquiryFailure } from '../inquiry/inquiry-failure.ts'
import {
  type Failure,
  isFailure,
  retryHeaders,
  STATUS_OF,
  type SubmissionOutcome,
} from './problem.ts'
import { renderedPage } from './rendered-page.ts'
import { keyForCorrection } from './submission.ts'

/**
 * The response to a form sent without JavaScript: a redirect to the thanks, which may be reloaded, or the
 * form again with everything that was typed.
 */
export async function formPageResponse(
  { submission, partnerName }: Omit<ReturnedForm, 'failure'>,
  outcome: SubmissionOutcome,
  render: RenderResponse,
): Promise<Response> {
  if (!isFailure(outcome)) {
    return new Response(null, { status: 303, headers: { location: receivedUrl(submission) } })
  }
  const page = await render({
    submission: { ...submission, key: keyAfter(outcome, submission.key) },
    failure: inquiryFailureOf(outcome),
    partnerName,
  })
  return renderedPage(page, STATUS_OF[outcome.code], retryHeaders(outcome))
}

/** If the inquiry may have been stored, the key stays: a retry is then idempotent. */
function keyAfter({ code }: Failure, key: string): string {
  if (code === 'keyReused') return randomUUID()
  return code === 'invalid' ? keyForCorrection(key) : key
}

/** A failure as the page shows it. */
function inquiryFailureOf({ code, fields = {}, retryAfterSeconds = 60 }: Failure): InquiryFailure {
  switch (code) {
    case 'invalid':
      return { reason: 'rejected', fieldErrors: fields }
    case 'tooMany':
      // In whole minutes, as the page says it.
      return { reason: 'tooMany', retryAfterSeconds: 60 * Math.ceil(retryAfterSeconds / 60) }
    case 'internal':
      return { reason: 'unknown' }
    default:
      return { reason: 'retryable' }
  }
}
