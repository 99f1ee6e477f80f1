import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Context, Hono } from 'hono'
import type { RenderResponse } from '../contact/form-response.ts'
import { languageOfPath } from '../i18n/detect-language.ts'
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts'
import { resolveLocation } from '../urls/location.ts'
import { renderedPage } from './rendered-page.ts'
import { languageOfRequest, wantsPage } from './request.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'
import { readSiteFiles } from './site-files.ts'
import {
  isDocument,
  type Preferences,
  prepareResponses,
  type SiteResponse,
} from './site-responses.ts'

const SHELL = '/'

/** Hashes of the inline scripts of every document, by its path (written by the build). */
type ScriptHashes = Readonly<Record<string, readonly string[]>>

/** The responses by path, query included. */
type Responses = ReadonlyMap<string, (preferences: Preferences) => SiteResponse>

/**
 * Folders of files, any ending and any dot-file: a missing one is a 404, never a page
 * (specification, URLs).
 */
const FILE_PATH = /^\/(?:assets|og|api)\/|\/\.|\.[^/.]+$/

/** The build’s server renderers (src/app/response.tsx). */
interface Renderers {
  renderResponse: RenderResponse
  renderNotFound: (language: Language) => Promise<string>
}

export interface Site {
  responses: Responses
  /** Serves every path: files, pages and redirects (specification, URLs) */
  pages: Hono
  /** Renders the responses to forms sent without JavaScript */
  renderResponse: RenderResponse
}

/**
 * The built site, ready to be served.
 *
 * @param root folder of the built client, with `csp.json` and `server/` beside it
 * @throws when the site is not built
 */
export async function loadSite(root: string): Promise<Site> {
  const files = await readSiteFiles(root)
  const scriptHashes: ScriptHashes = JSON.parse(await readFile(join(root, '../csp.json'), 'utf8'))
  const responses: Responses = new Map(
    [...files].map(([path, file]) => [
      requestPathOf(path),
      prepareResponses(path, file, scriptHashes[path] ?? []),
    ]),
  )
  const { renderResponse, renderNotFound } = await loadRenderers(root)
  const notFoundPages = await inEachLanguage(renderNotFound)
  return { responses, pages: createPages(responses, notFoundPages), renderResponse }
}

/** Rendered once: anybody may ask for any number of missing files. */
async function inEachLanguage(
  render: Renderers['renderNotFound'],
): Promise<ReadonlyMap<Language, string>> {
  const rendered = LANGUAGE_CODES.map(async (code) => [code, await render(code)] as const)
  return new Map(await Promise.all(rendered))
}

async function loadRenderers(root: string): Promise<Renderers> {
  const renderers: Partial<Renderers> = await import(
    /* @vite-ignore */ pathToFileURL(resolve(root, '../server/response.js')).href
  )
  const { renderResponse, renderNotFound } = renderers
  if (!renderResponse || !renderNotFound)
    throw new Error(`The build beside ${root} has no renderers`)
  return { renderResponse, renderNotFound }
}

/**
 * The path and search of the requests that a file is served for. The contact page has a document
 * for each type of inquiry and each event:
 *
 * - `/en/contact/index.html` → `/en/contact`
 * - `/en/contact/brand.html` → `/en/contact?type=brand`
 * - `/en/contact/event-x.html` → `/en/contact?event=x`
 * - `/en/contact/brand-event-x.html` → `/en/contact?type=brand&event=x`
 */
function requestPathOf(path: string): string {
  if (!isDocument(path)) return path
  if (path === '/index.html') return SHELL
  return path
    .replace(/\/index\.html$/, '')
    .replace(/\/event-([^/]+)\.html$/, '?event=$1')
    .replace(/\/(\w+)-event-([^/]+)\.html$/, '?type=$1&event=$2')
    .replace(/\/([^/]+)\.html$/, '?type=$1')
}

function createPages(responses: Responses, notFoundPages: ReadonlyMap<Language, string>): Hono {
  const send = (c: Context, respond: (preferences: Preferences) => SiteResponse) => {
    const { status, headers, body } = respond({
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    })
    return new Response(body, { status, headers })
  }

  const notFound = (c: Context) => {
    const headers = { vary: 'Accept, Accept-Language' }
    const { headers: accepted } = c.req.raw
    const page = wantsPage(accepted) && notFoundPages.get(languageOfRequest(accepted))
    return page ? renderedPage(page, 404, headers) : c.text('Not found', 404, headers)
  }

  return new Hono()
    .get('*', (c) => {
      const { path } = c.req
      const { type, event } = c.req.query()
      const respond =
        responses.get(`${path}?type=${type}&event=${event}`) ??
        responses.get(`${path}?type=${type}`) ??
        responses.get(`${path}?event=${event}`) ??
        responses.get(path)
      if (respond) return send(c, respond)
      if (FILE_PATH.test(path)) return notFound(c)

      const language = languageOfPath(path)
      const target = language && resolveLocation(path, language)
      if (target && target !== path) return c.redirect(target + new URL(c.req.url).search)

      const shell = responses.get(SHELL)
      return shell ? send(c, shell) : notFound(c)
    })
    .all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
}

/**
 * A fast path to files and pages that bypasses the app: prepared responses are written as they are.
 * Every other request, other spellings of a path included, is left to the app.
 *
 * @param isEncrypted whether the visitor’s connection is https
 * @returns a listener that returns whether it has answered
 */
export const serveFromMemory =
  (
    responses: Responses,
    isEncrypted: (forwardedProto: string | undefined) => boolean,
  ): ((...exchange: Parameters<RequestListener>) => boolean) =>
  ({ method, url = '', headers: asked }, response) => {
    const respond = method === 'GET' || method === 'HEAD' ? responses.get(url) : undefined
    if (!respond) return false
    const { status, headers, body } = respond({
      acceptEncoding: asked['accept-encoding'],
      ifNoneMatch: asked['if-none-match'],
    })
    const forwardedProto = asked['x-forwarded-proto']?.toString()
    response.writeHead(
      status,
      isEncrypted(forwardedProto)
        ? { ...headers, 'strict-transport-security': STRICT_TRANSPORT }
        : headers,
    )
    response.end(body)
    return true
  }
