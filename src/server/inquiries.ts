import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Accepted, MAX_BODY_BYTES, type Submission } from '../contact/api.ts'
import { type FormKind, type RenderResponse, receivedAddress } from '../contact/form-response.ts'
import { INQUIRY_TYPES } from '../contact/inquiry-type.ts'
import { isLanguage } from '../i18n/languages.ts'
import { type AcceptanceDependencies, createAcceptance } from './accept-inquiry.ts'
import { pageResponse } from './form-page.ts'
import { isFailure, type Outcome, problemResponse, tooMany } from './problem.ts'
import type { RateLimiter } from './rate-limit.ts'
import { clientAddress, FORM_MEDIA_TYPE, languageOfRequest, wantsPage } from './request.ts'
import { renderedPage } from './security-headers.ts'
import { submissionFromForm, submissionFromJson } from './submission.ts'

export interface InquiriesDependencies extends AcceptanceDependencies {
  /** Counts the pages rendered for forms that are refused */
  refusedForms: RateLimiter
  /** How many proxies of ours stand in front */
  trustedProxies: number
  /** Renders the pages that respond to a form sent without JavaScript */
  renderResponse: RenderResponse
}

/**
 * `POST /`: accepts an inquiry, and answers 201 when it is stored durably, a form with 303 to `/received`.
 * `GET /` leads a person to the form.
 */
export function createInquiries(dependencies: InquiriesDependencies): Hono {
  const accept = createAcceptance(dependencies)
  const received = receivedPages(dependencies.renderResponse)
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => problemResponse({ code: 'tooLarge' }),
  })

  return new Hono()
    .post('/', limit, async (context) => {
      const mediaType = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      // The page’s script sends and receives JSON; a form without JavaScript gets a page.
      const isForm = mediaType === FORM_MEDIA_TYPE
      if (!isForm && mediaType !== 'application/json')
        return problemResponse({ code: 'unsupportedMediaType' })
      const body = await context.req.arrayBuffer()
      const submission = isForm
        ? submissionFromForm(body, dependencies.now())
        : submissionFromJson(body)
      if (!submission) return problemResponse({ code: 'malformed' })
      const address = clientAddress(context, dependencies.trustedProxies)
      const outcome = await accept({ submission, headers: context.req.raw.headers, address })
      return isForm
        ? respondToForm(submission, outcome, address, dependencies)
        : jsonResponse(outcome)
    })
    .get('/', (context, next) => {
      if (!wantsPage(context.req.raw.headers)) return next()
      const { language, type } = kindOf(context)
      const search = type === 'general' ? '' : `?type=${type}`
      return context.redirect(`/${language}/contact${search}`, 303)
    })
    .get('/received', async (context) => renderedPage(await received(kindOf(context)), 200))
}

const jsonResponse = (outcome: Outcome): Response =>
  isFailure(outcome)
    ? problemResponse(outcome)
    : Response.json(outcome satisfies Accepted, { status: 201 })

async function respondToForm(
  submission: Submission,
  outcome: Outcome,
  address: string,
  { refusedForms, renderResponse }: InquiriesDependencies,
): Promise<Response> {
  const waitMs = isFailure(outcome) ? await refusedForms.take({ address, isSuspect: false }) : 0
  return waitMs > 0
    ? problemResponse(tooMany(waitMs))
    : pageResponse(submission, outcome, renderResponse)
}

/** Renders the thanks once for each kind of form. */
function receivedPages(render: RenderResponse): (kind: FormKind) => Promise<string> {
  const pages = new Map<string, Promise<string>>()
  return (kind) => {
    const address = receivedAddress(kind)
    const page = pages.get(address) ?? render({ submission: kind, failure: null })
    pages.set(address, page)
    page.catch(() => pages.delete(address))
    return page
  }
}

/** What the address says of a form; by default a general one, in the language of the browser. */
function kindOf({ req }: Context): FormKind {
  const language = req.query('language')
  return {
    language: isLanguage(language) ? language : languageOfRequest(req.raw.headers),
    type: INQUIRY_TYPES.find((known) => known === req.query('type')) ?? 'general',
  }
}
