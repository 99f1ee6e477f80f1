import type { Context } from 'hono'
import { languageOfPath } from '../i18n/detect-language.ts'
import { withoutBreakMarks } from '../i18n/without-break-marks.ts'
import { readHandle } from '../inquiry/handle.ts'
import { slugOfPath } from '../urls/location.ts'
import { FORM_PARAMETERS, type PageSlug } from '../urls/pages.ts'
import type { QueryContent, ServerRenderers } from '../urls/server-renderers.ts'
import { escapeHtml } from './escape-html.ts'
import { type RenderLimit, takeRender } from './render-limit.ts'
import type { Respond } from './static-files.ts'

type Query = Readonly<Record<string, string | undefined>>

/** The parameters that a page is filled in from */
const QUERY_PARAMETERS = ['voice', 'handle', 'half', ...FORM_PARAMETERS]

/**
 * The response with a filled page; null when the prerendered one is as the query wants it, or when the
 * render limit is reached.
 */
export async function filledResponse(
  context: Context,
  respond: Respond,
  contentForQuery: ServerRenderers['contentForQuery'],
  limit: RenderLimit,
): Promise<Response | null> {
  const { path } = context.req
  const search = searchOf(slugOfPath(path), context.req.query())
  const language = languageOfPath(path)
  if (!language || !QUERY_PARAMETERS.some((name) => search[name])) return null
  const isRefused = async () => (await takeRender(context, limit)) > 0
  // A duet is rendered on the way; anything else costs, and counts, only where it changes the page.
  if (search.voice && (await isRefused())) return null
  const prerendered = respond(new Headers())
  const content = await contentForQuery(language, search)
  const body = fillPageFromQuery(await prerendered.text(), search, content)
  if (!body || (!search.voice && (await isRefused()))) return null
  const headers = new Headers(prerendered.headers)
  headers.delete('etag')
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  // Somebody's name is in the query.
  if (content.partnerName) headers.set('x-robots-tag', 'noindex')
  return new Response(body, { headers })
}

/** What a query says of its page: Home has a duet, the contact page everything else. */
function searchOf(page: PageSlug | null, { voice, ...handedOver }: Query): Query {
  if (page === '') return { voice }
  return page === 'contact' ? handedOver : {}
}

/**
 * A prerendered page with what its query says, for visitors without JavaScript and for previews of the
 * link. Hydration finds what it would have drawn itself.
 *
 * @returns null when the query says nothing of this page
 */
export function fillPageFromQuery(
  html: string,
  { handle }: Query,
  content: QueryContent,
): string | null {
  const form = formWithPartner(formWithMessage(formWithHandle(html, handle), content), content)
  const filled = homeWithDuet(form, content)
  return filled === html ? null : filled
}

const PREVIEW_TITLE = /(<meta (?:property="og|name="twitter):title" content=")[^"]*/g
const PREVIEW_TEXT = /(<meta (?:property="og|name="twitter):description" content=")[^"]*/g
const PREVIEW_ADDRESS = /(<meta property="og:url" content="[^"?]*)[^"]*/
const LANGUAGE_LINKS = /(<a [^>]*href="[^"?]*)[^"]*(?=" hrefLang=)/g

/**
 * A page with what previews say of its link, which sites keep for each `og:url`; the links to other languages
 * have its query, too.
 */
function withLink(html: string, { preview }: QueryContent): string {
  if (!preview) return html
  return html
    .replace(PREVIEW_TITLE, insertAfterGroup(withoutBreakMarks(preview.title)))
    .replace(PREVIEW_TEXT, insertAfterGroup(withoutBreakMarks(preview.description)))
    .replace(PREVIEW_ADDRESS, insertAfterGroup(preview.search))
    .replace(LANGUAGE_LINKS, insertAfterGroup(preview.search))
}

const SECTION = /<section id="duet".*?<\/section>/s

/** Home with the duet that was sent; without it the page has the example. */
function homeWithDuet(html: string, content: QueryContent): string {
  const { duet } = content
  if (!duet || !SECTION.test(html)) return html
  return withLink(
    html.replace(SECTION, () => duet),
    content,
  )
}

/** The form of creators with the name that was typed on their page. */
function formWithHandle(html: string, typed: string | undefined): string {
  const handle = readHandle(typed)
  const field = 'name="profileLink"'
  return handle ? html.replace(field, `${field} value="${handle}"`) : html
}

const MESSAGE = /(<textarea[^>]* name="message"[^>]*>)(?=<)/

/** The form with the first line of its message, where it was not prerendered with it. */
const formWithMessage = (html: string, { message }: QueryContent): string =>
  html.replace(MESSAGE, insertAfterGroup(message))

/** With its tag: the styles in the document have the attribute, too. */
const HALF = '<div data-half=""'
const INVITATION = /(<p data-invitation=""[^>]*>)[^<]*/
const ACTION = /(<form[^>]* action="\/api\/[^"]*)/

/** A registration with the name of the partner who has sent the other half of its ticket. */
function formWithPartner(html: string, content: QueryContent): string {
  const { partnerName, invitation } = content
  if (!partnerName || !html.includes(HALF)) return html
  return withLink(html, content)
    .replace(HALF, () => `<div data-half="${escapeHtml(partnerName)}"`)
    .replace(INVITATION, insertAfterGroup(invitation))
    .replace(ACTION, insertAfterGroup(`&${new URLSearchParams({ half: partnerName })}`))
}

/** Keeps what a pattern has in its group, and puts a text after it: not as a template, which has `$&`. */
const insertAfterGroup = (text: string) => (_: string, start: string) => start + escapeHtml(text)
