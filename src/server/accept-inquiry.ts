import { HONEYPOT, INQUIRIES_PATH, type Submission } from '../inquiry/api.ts'
import { formVersion } from '../inquiry/fields.ts'
import { textsOf, validateInquiry } from '../inquiry/inquiry.ts'
import type { FormTokens } from './form-token.ts'
import type { Log } from './log.ts'
import { type SubmissionOutcome, tooMany, unavailable } from './problem.ts'
import type { RateLimiter, Sender } from './rate-limit.ts'
import { isForeign, isFormNavigation, originFields } from './request.ts'
import { type Flag, flagsOf } from './spam.ts'
import { StoreUnavailableError } from './store/database.ts'
import type { InquiryStore } from './store/inquiry-store.ts'
import type { StoredInquiry } from './store/tables.ts'

export interface AcceptanceDependencies {
  inquiries: Pick<InquiryStore, 'add' | 'has'>
  tokens: FormTokens
  limiter: RateLimiter
  log: Log
  now: () => number
  /** Origins of the site besides the one that a request is addressed to */
  ownOrigins: readonly string[]
  /** True from the signal to stop: no new inquiries are accepted, pending ones are finished */
  isDraining: () => boolean
  /** Called when an inquiry is stored that may have a mail to send */
  onAccepted: () => void
}

/** A submission with what the request says about its sender. */
export interface ReceivedSubmission {
  submission: Submission
  headers: Headers
  clientIp: string
}

/** Checks a submission and stores it; every failure is an outcome, none is thrown. */
export const createAcceptance =
  (dependencies: AcceptanceDependencies) =>
  async (received: ReceivedSubmission): Promise<SubmissionOutcome> => {
    try {
      return await accept(received, dependencies)
    } catch (error) {
      if (error instanceof StoreUnavailableError) {
        dependencies.log.error('inquiry.notStored', error)
        return unavailable
      }
      dependencies.log.error('request.failed', error, { route: INQUIRIES_PATH })
      return { code: 'internal' }
    }
  }

async function accept(
  received: ReceivedSubmission,
  dependencies: AcceptanceDependencies,
): Promise<SubmissionOutcome> {
  const { submission, headers, clientIp } = received
  if (isForeign(headers, dependencies.ownOrigins)) {
    dependencies.log.warn('inquiry.foreignOrigin', originFields(headers))
    return { code: 'foreignOrigin' }
  }
  if (dependencies.isDraining()) return unavailable
  const validation = validateInquiry(submission)
  if (!validation.ok) {
    // A field that the page does not have cannot be mended there.
    return isOutdated(submission)
      ? { code: 'outdated' }
      : { code: 'invalid', fields: validation.fieldErrors }
  }

  const { inquiry } = validation
  const flags = spamFlagsOf(received, inquiry.message, dependencies)
  const stored: StoredInquiry = {
    id: submission.key,
    receivedAt: dependencies.now(),
    type: inquiry.type,
    language: submission.language,
    ...textsOf(inquiry),
    event: submission.event ?? null,
    flags,
  }
  const sender = { clientIp, isSuspect: flags.length > 0 }
  const waitMs = await dependencies.limiter.take(sender)
  // A retry whose first answer was lost learns that it is stored. The look-up has no limit: the body of
  // the request costs more.
  if (waitMs > 0 && !(await dependencies.inquiries.has(stored))) return tooMany(waitMs)
  const result =
    waitMs > 0
      ? await dependencies.inquiries.add(stored)
      : await storeOrRefund(stored, sender, dependencies)
  if (result === 'keyReused') return { code: 'keyReused' }
  dependencies.log.info('inquiry.stored', { id: stored.id, result, flags: flags.join(',') })
  dependencies.onAccepted()
  return { id: stored.id }
}

/** A form without JavaScript has no version: the page in response has the server’s form. */
const isOutdated = ({ version, type }: Submission): boolean =>
  version !== undefined && version !== formVersion(type)

function spamFlagsOf(
  { submission, headers }: ReceivedSubmission,
  message: string,
  { tokens, ownOrigins }: AcceptanceDependencies,
): Flag[] {
  const cannotFetchToken = !submission.token && isFormNavigation(headers, ownOrigins)
  return flagsOf({
    honeypot: submission[HONEYPOT],
    token: cannotFetchToken ? null : tokens.verify(submission.token),
    message,
  })
}

/** Only an inquiry that is new and stored counts for the rate limit. */
async function storeOrRefund(
  inquiry: StoredInquiry,
  sender: Sender,
  { inquiries, limiter }: AcceptanceDependencies,
) {
  // Not awaited, and its failure is harmless: the bucket fills up in time.
  const refund = () => void limiter.refund(sender).catch(() => {})
  try {
    const result = await inquiries.add(inquiry)
    if (result !== 'accepted') refund()
    return result
  } catch (error) {
    if (error instanceof StoreUnavailableError) refund()
    throw error
  }
}
