import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isLanguage } from '../i18n/languages.ts'
import { type Accepted, MAX_BODY_BYTES } from '../inquiry/api.ts'
import type { FormQuery, RenderResponse } from '../inquiry/form-response.ts'
import { contactSearchString, readContactSearch } from '../urls/contact-search.ts'
import { pagePath } from '../urls/location.ts'
import { type AcceptanceDependencies, createAcceptance } from './accept-inquiry.ts'
import { cachedRender } from './cached-render.ts'
import { formPageResponse } from './form-page.ts'
import { isFailure, problemResponse, type SubmissionOutcome, tooMany } from './problem.ts'
import { type RenderLimit, takeRender } from './render-limit.ts'
import { renderedPage } from './rendered-page.ts'
import { clientIpOf, FORM_MEDIA_TYPE, languageOfRequest, wantsPage } from './request.ts'
import { submissionFromForm, submissionFromJson } from './submission.ts'

export interface InquiriesDependencies extends AcceptanceDependencies, RenderLimit {
  /** Renders the pages that respond to a form sent without JavaScript */
  renderResponse: RenderResponse
}

/**
 * `POST /`: accepts an inquiry, and answers 201 when it is stored durably, a form with 303 to `/received`.
 * `GET /` leads a person to the form.
 */
export function createInquiries(dependencies: InquiriesDependencies): Hono {
  const accept = createAcceptance(dependencies)
  const renderCached = cachedRender(dependencies.renderResponse)
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
      const clientIp = clientIpOf(context, dependencies.trustedProxies)
      const outcome = await accept({ submission, headers: context.req.raw.headers, clientIp })
      if (!isForm) return jsonResponse(outcome)
      const form = { submission, partnerName: formQueryOf(context).partnerName }
      const waitMs = isFailure(outcome) ? await takeRender(context, dependencies) : 0
      return waitMs > 0
        ? formPageResponse(form, tooMany(waitMs), renderCached)
        : formPageResponse(form, outcome, dependencies.renderResponse)
    })
    .get('/', (context, next) => {
      if (!wantsPage(context.req.raw.headers)) return next()
      const { language, ...search } = formQueryOf(context)
      return context.redirect(pagePath(language, 'contact') + contactSearchString(search), 303)
    })
    .get('/received', async (context) =>
      renderedPage(await renderCached({ submission: formQueryOf(context), failure: null }), 200),
    )
}

const jsonResponse = (outcome: SubmissionOutcome): Response =>
  isFailure(outcome)
    ? problemResponse(outcome)
    : Response.json(outcome satisfies Accepted, { status: 201 })

/** What the query says of a form; by default a general one, in the language of the browser. */
function formQueryOf({ req }: Context): FormQuery {
  const { language, ...search } = req.query()
  const { type, event, partnerName } = readContactSearch(search)
  return {
    language: isLanguage(language) ? language : languageOfRequest(req.raw.headers),
    type,
    event,
    partnerName,
  }
}
