import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Context, Hono } from 'hono'
import { languageOfPath } from '../i18n/detect-language.ts'
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts'
import type { RenderResponse } from '../inquiry/form-response.ts'
import { resolveLocation } from '../urls/location.ts'
import type { ServerRenderers } from '../urls/server-renderers.ts'
import { filledResponse } from './fill-page-from-query.ts'
import type { RenderLimit } from './render-limit.ts'
import { renderedPage } from './rendered-page.ts'
import { languageOfRequest, wantsPage } from './request.ts'
import { isDocument, type Respond, readStaticFiles } from './static-files.ts'

const SHELL = '/'

/** The responses by path, query included. */
type Responders = ReadonlyMap<string, Respond>

/**
 * Folders of files, any ending and any dot-file: a missing one is a 404, never a page
 * (specification, URLs).
 */
const FILE_PATH = /^\/(?:assets|og|api)\/|\/\.|\.[^/.]+$/

export interface Site {
  /** Serves every path: files, pages and redirects (specification, URLs) */
  createSiteApp: (limit: RenderLimit) => Hono
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
  const files = await readStaticFiles(root)
  const responders: Responders = new Map(
    [...files].map(([path, respond]) => [requestPathOf(path), respond]),
  )
  const { renderResponse, renderNotFound, contentForQuery }: ServerRenderers = await import(
    /* @vite-ignore */ pathToFileURL(resolve(root, '../server/server-renderers.js')).href
  )
  // Rendered once, because missing files may be requested in any number.
  const notFoundPages = new Map(
    await Promise.all(
      LANGUAGE_CODES.map(async (code) => [code, await renderNotFound(code)] as const),
    ),
  )
  return {
    createSiteApp: (limit) => createSiteApp(responders, notFoundPages, contentForQuery, limit),
    renderResponse,
  }
}

/**
 * The path and search of the requests that a file is served for:
 *
 * - `/en/contact/index.html` → `/en/contact`
 * - `/en/contact/type=brand.html` → `/en/contact?type=brand`
 */
function requestPathOf(path: string): string {
  if (!isDocument(path)) return path
  if (path === '/index.html') return SHELL
  return path.replace(/\/index\.html$/, '').replace(/\/([^/]+)\.html$/, '?$1')
}

function createSiteApp(
  responders: Responders,
  notFoundPages: ReadonlyMap<Language, string>,
  contentForQuery: ServerRenderers['contentForQuery'],
  limit: RenderLimit,
): Hono {
  const notFound = (c: Context) => {
    const headers = { vary: 'Accept, Accept-Language' }
    const { headers: accepted } = c.req.raw
    const language = languageOfPath(c.req.path) ?? languageOfRequest(accepted)
    const page = wantsPage(accepted) && notFoundPages.get(language)
    return page ? renderedPage(page, 404, headers) : c.text('Not found', 404, headers)
  }

  return new Hono()
    .get('*', async (c) => {
      const { path } = c.req
      const type = encodeURIComponent(c.req.query('type') ?? '')
      const event = encodeURIComponent(c.req.query('event') ?? '')
      const respond =
        responders.get(`${path}?event=${event}`) ??
        responders.get(`${path}?type=${type}`) ??
        responders.get(path)
      if (respond)
        return (
          (await filledResponse(c, respond, contentForQuery, limit)) ?? respond(c.req.raw.headers)
        )
      if (FILE_PATH.test(path)) return notFound(c)

      const language = languageOfPath(path)
      const target = language && resolveLocation(path, language)
      if (target && target !== path) return c.redirect(target + new URL(c.req.url).search)

      const shell = responders.get(SHELL)
      return shell ? shell(c.req.raw.headers) : notFound(c)
    })
    .all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
}
