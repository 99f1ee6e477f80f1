import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Accepted, MAX_BODY_BYTES, type Submission } from '../contact/api.ts'
import { type FormKind, type RenderResponse, receivedAddress } from '../contact/form-response.ts'
import { textsOf, validateInquiry } from '../contact/inquiry.ts'
import { INQUIRY_TYPES } from '../contact/inquiry-type.ts'
import { isLanguage } from '../i18n/languages.ts'
import { pageResponse } from './form-page.ts'
import type { FormTokens } from './form-token.ts'
import type { Log } from './log.ts'
import { type Failure, type Outcome, problemResponse } from './problem.ts'
import type { RateLimiter } from './rate-limit.ts'
import { renderedPage } from './rendered-page.ts'
import {
  FORM_MEDIA_TYPE,
  isForeign,
  isFormNavigation,
  languageOfRequest,
  originFields,
  wantsPage,
} from './request.ts'
import { flagsOf } from './spam.ts'
import { StoreUnavailable } from './store/engine.ts'
import type { InquiryStore, StoredInquiry } from './store/store.ts'
import { submissionFromForm, submissionFromJson } from './submission.ts'

const RETRY_AFTER_SECONDS = 5

export interface InquiriesParts {
  inquiries: Pick<InquiryStore, 'accept'>
  tokens: FormTokens
  limiter: RateLimiter
  /** Counts the pages rendered for forms that are refused */
  refusedForms: RateLimiter
  log: Log
  now: () => number
  clientAddress: (context: Context) => string
  /** Origins of the site besides the one that a request is addressed to */
  ownOrigins: readonly string[]
  /** Renders the pages that answer a form sent without JavaScript */
  renderResponse: RenderResponse
  /** True from the signal to stop: no new inquiries are accepted, pending ones are finished */
  isDraining: () => boolean
  /** Called when an inquiry is stored that may have a mail to send */
  onAccepted: () => void
}

/** One way to send an inquiry: how it is read and how it is answered. */
interface Format {
  mediaType: string
  maxBytes: number
  read(body: ArrayBuffer): Submission | null
  respond(submission: Submission, outcome: Outcome, address: string): Response | Promise<Response>
}

/** The page’s script sends and receives JSON; a form without JavaScript gets a page. */
const formatsWith = ({ renderResponse, refusedForms, now }: InquiriesParts): readonly Format[] => [
  {
    mediaType: 'application/json',
    maxBytes: MAX_BODY_BYTES,
    read: submissionFromJson,
    respond: (_submission, outcome) =>
      outcome.ok
        ? new Response(JSON.stringify({ id: outcome.id } satisfies Accepted), {
            status: 201,
            headers: { 'content-type': 'application/json' },
          })
        : problemResponse(outcome.failure),
  },
  {
    mediaType: FORM_MEDIA_TYPE,
    // Percent-encoding turns one byte into three characters.
    maxBytes: 3 * MAX_BODY_BYTES,
    read: (body) => submissionFromForm(body, now()),
    async respond(submission, outcome, address) {
      const waitMs = outcome.ok ? 0 : await refusedForms.take({ address, isSuspect: false })
      if (waitMs > 0) return problemResponse(tooMany(waitMs))
      return pageResponse(submission, outcome, renderResponse)
    },
  },
]

/**
 * `POST /`: accepts an inquiry, and answers 201 when it is stored durably, a form with 303 to `/received`.
 * `GET /` leads a person to the form.
 */
export function createInquiries(parts: InquiriesParts): Hono<{ Variables: { format: Format } }> {
  const { inquiries, tokens, limiter, log, now } = parts
  const formats = formatsWith(parts)

  const chooseFormat: MiddlewareHandler = async (context, next) => {
    const mediaType = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    const format = formats.find((known) => known.mediaType === mediaType)
    if (!format) return problemResponse({ code: 'unsupportedMediaType' })
    context.set('format', format)
    const tooLarge = () => problemResponse({ code: 'tooLarge' })
    const length = context.req.header('content-length')
    // bodyLimit makes a stream of the body, for which there is no need when its length is known.
    if (length !== undefined) return Number(length) > format.maxBytes ? tooLarge() : next()
    return bodyLimit({ maxSize: format.maxBytes, onError: tooLarge })(context, next)
  }

  async function submit(submission: Submission, context: Context): Promise<Outcome> {
    const { headers } = context.req.raw
    if (isForeign(headers, parts.ownOrigins)) {
      log.warn('inquiry.foreignOrigin', originFields(headers))
      return failed({ code: 'foreignOrigin' })
    }
    if (parts.isDraining()) return unavailable
    const validation = validateInquiry(submission)
    if (!validation.ok) return failed({ code: 'invalid', fields: validation.fieldErrors })
    const { inquiry } = validation

    const cannotFetchToken = !submission.token && isFormNavigation(headers, parts.ownOrigins)
    const flags = flagsOf({
      honeypot: submission.website,
      token: cannotFetchToken ? null : tokens.verify(submission.token),
      message: inquiry.message,
    })

    const sender = { address: parts.clientAddress(context), isSuspect: flags.length > 0 }
    const waitMs = await limiter.take(sender)
    if (waitMs > 0) return failed(tooMany(waitMs))
    const stored: StoredInquiry = {
      id: submission.key,
      receivedAt: now(),
      type: inquiry.type,
      language: submission.language,
      ...textsOf(inquiry),
      event: submission.event ?? null,
      flags,
    }
    // Nobody waits for it, and a place that is not given back becomes free in time.
    const refund = () => void limiter.refund(sender).catch(() => {})
    try {
      const acceptance = await inquiries.accept(stored)
      if (acceptance !== 'accepted') refund()
      if (acceptance === 'keyReused') return failed({ code: 'keyReused' })
    } catch (error) {
      if (error instanceof StoreUnavailable) refund()
      throw error
    }
    log.info('inquiry.stored', { id: stored.id, flags: flags.join(',') })
    parts.onAccepted()
    return { ok: true, id: stored.id }
  }

  /** Every outcome is answered in the format of the request. */
  async function submitSafely(submission: Submission, context: Context): Promise<Outcome> {
    try {
      return await submit(submission, context)
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        log.error('inquiry.notStored', error)
        return unavailable
      }
      log.error('request.failed', error, { route: context.req.routePath })
      return failed({ code: 'internal' })
    }
  }

  /** One for each kind of form */
  const thanks = new Map<string, Promise<string>>()
  function thanksFor(kind: FormKind): Promise<string> {
    const address = receivedAddress(kind)
    const page = thanks.get(address) ?? parts.renderResponse({ submission: kind, failure: null })
    thanks.set(address, page)
    page.catch(() => thanks.delete(address))
    return page
  }

  return new Hono<{ Variables: { format: Format } }>()
    .post('/', chooseFormat, async (context) => {
      const { format } = context.var
      const submission = format.read(await context.req.arrayBuffer())
      if (!submission) return problemResponse({ code: 'malformed' })
      const outcome = await submitSafely(submission, context)
      return format.respond(submission, outcome, parts.clientAddress(context))
    })
    .get('/', (context, next) => {
      if (!wantsPage(context.req.raw.headers)) return next()
      const { language, type } = kindOf(context)
      const search = type === 'general' ? '' : `?type=${type}`
      return context.redirect(`/${language}/contact${search}`, 303)
    })
    .get('/received', async (context) => renderedPage(await thanksFor(kindOf(context)), 200))
}

/** What the address says of a form; by default a general one, in the language of the browser. */
function kindOf({ req }: Context): FormKind {
  const language = req.query('language')
  return {
    language: isLanguage(language) ? language : languageOfRequest(req.raw.headers),
    type: INQUIRY_TYPES.find((known) => known === req.query('type')) ?? 'general',
  }
}

const failed = (failure: Failure): Outcome => ({ ok: false, failure })

const retryAfter = (seconds: number) => ({ 'retry-after': String(Math.ceil(seconds)) })

const tooMany = (waitMs: number): Failure => ({
  code: 'tooMany',
  headers: retryAfter(waitMs / 1000),
})

const unavailable = failed({ code: 'unavailable', headers: retryAfter(RETRY_AFTER_SECONDS) })
