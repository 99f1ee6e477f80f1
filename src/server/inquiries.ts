import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Accepted, MAX_BODY_BYTES, type Submission } from '../contact/api.ts'
import { type FormKind, type RenderResponse, receivedAddress } from '../contact/form-response.ts'
import { INQUIRY_TYPES } from '../contact/inquiry-type.ts'
import { isLanguage } from '../i18n/languages.ts'
import { type AcceptanceParts, createAcceptance } from './accept-inquiry.ts'
import { pageResponse } from './form-page.ts'
import { isFailure, type Outcome, problemResponse, tooMany } from './problem.ts'
import type { RateLimiter } from './rate-limit.ts'
import { clientAddress, FORM_MEDIA_TYPE, languageOfRequest, wantsPage } from './request.ts'
import { renderedPage } from './security-headers.ts'
import { submissionFromForm, submissionFromJson } from './submission.ts'

export interface InquiriesParts extends AcceptanceParts {
  /** Counts the pages rendered for forms that are refused */
  refusedForms: RateLimiter
  /** How many proxies of ours stand in front */
  trustedProxies: number
  /** Renders the pages that respond to a form sent without JavaScript */
  renderResponse: RenderResponse
}

/** One way to send an inquiry: how it is read, and the response to it. */
interface Format {
  read(body: ArrayBuffer): Submission | null
  respond(submission: Submission, outcome: Outcome, address: string): Response | Promise<Response>
}

/** By media type: the page’s script sends and receives JSON; a form without JavaScript gets a page. */
const formatsWith = ({ renderResponse, refusedForms, now }: InquiriesParts) =>
  new Map<string | undefined, Format>([
    [
      'application/json',
      {
        read: submissionFromJson,
        respond: (_submission, outcome) =>
          isFailure(outcome)
            ? problemResponse(outcome)
            : Response.json(outcome satisfies Accepted, { status: 201 }),
      },
    ],
    [
      FORM_MEDIA_TYPE,
      {
        read: (body) => submissionFromForm(body, now()),
        async respond(submission, outcome, address) {
          const waitMs = isFailure(outcome)
            ? await refusedForms.take({ address, isSuspect: false })
            : 0
          if (waitMs > 0) return problemResponse(tooMany(waitMs))
          return pageResponse(submission, outcome, renderResponse)
        },
      },
    ],
  ])

/**
 * `POST /`: accepts an inquiry, and answers 201 when it is stored durably, a form with 303 to `/received`.
 * `GET /` leads a person to the form.
 */
export function createInquiries(parts: InquiriesParts): Hono {
  const accept = createAcceptance(parts)
  const received = receivedPages(parts.renderResponse)
  const formats = formatsWith(parts)
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => problemResponse({ code: 'tooLarge' }),
  })

  return new Hono()
    .post('/', limit, async (context) => {
      const mediaType = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      const format = formats.get(mediaType)
      if (!format) return problemResponse({ code: 'unsupportedMediaType' })
      const submission = format.read(await context.req.arrayBuffer())
      if (!submission) return problemResponse({ code: 'malformed' })
      const address = clientAddress(context, parts.trustedProxies)
      const outcome = await accept({ submission, headers: context.req.raw.headers, address })
      return format.respond(submission, outcome, address)
    })
    .get('/', (context, next) => {
      if (!wantsPage(context.req.raw.headers)) return next()
      const { language, type } = kindOf(context)
      const search = type === 'general' ? '' : `?type=${type}`
      return context.redirect(`/${language}/contact${search}`, 303)
    })
    .get('/received', async (context) => renderedPage(await received(kindOf(context)), 200))
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
