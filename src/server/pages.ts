import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { languageOfPath, pageOfPath, resolveLocation } from '../i18n/location.ts'
import { documentHeaders, fileHeaders } from './security-headers.ts'
import { type Encoding, readSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts'

const SHELL = '/index.html'

/** Hashes of the inline scripts of every document, by its path (written by the build). */
type ScriptHashes = Readonly<Record<string, readonly string[]>>

const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
const CACHE_REVALIDATE = 'no-cache'
const CACHE_HOUR = 'public, max-age=3600'

/** Folders of files, any ending and any dot-file: a missing one is a 404, never a page (decisions 8). */
const FILE_PATH = /^\/(?:assets|og|api)\/|\/\.|\.[^/.]+$/

/**
 * The built site, ready to be served.
 *
 * @param root folder of the built client, with `csp.json` beside it
 * @returns its pages, and the address of their stylesheet for pages that the server makes
 * @throws when the site is not built
 */
export async function loadSite(root: string) {
  const files = await readSiteFiles(root)
  const scriptHashes: ScriptHashes = JSON.parse(await readFile(join(root, '../csp.json'), 'utf8'))
  const stylesheet = [...files.keys()].find((path) => path.endsWith('.css'))
  return { pages: createPages(files, scriptHashes), ...(stylesheet ? { stylesheet } : {}) }
}

/** The files, the 42 pages and the redirects of specification §2. */
function createPages(files: SiteFiles, scriptHashes: ScriptHashes): Hono {
  const send = (c: Context, path: string, file: SiteFile) => {
    const isDocument = path.endsWith('.html')
    const security = isDocument ? documentHeaders(scriptHashes[path] ?? []) : fileHeaders(path)
    for (const [name, value] of Object.entries(security)) c.header(name, value)
    c.header('Cache-Control', cacheControl(path, isDocument))
    return sendFile(c, file)
  }

  return new Hono()
    .get('*', (c) => {
      const { path } = c.req
      const file = path.endsWith('.html') ? undefined : files.get(path)
      if (file) return send(c, path, file)

      const language = languageOfPath(path)
      if (language) {
        const target = resolveLocation(path, language)
        if (target !== path) return c.redirect(target + new URL(c.req.url).search)
        const document = documentsOf(path, c.req.query('type')).find((each) => files.has(each))
        const page = document && files.get(document)
        if (page) return send(c, document, page)
      }

      const shell = files.get(SHELL)
      if (FILE_PATH.test(path) || !shell) return missing(c)
      return send(c, SHELL, shell)
    })
    .all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
}

/**
 * The documents that can show a page, the best one first: the contact form has one for each type.
 *
 * `('/en/contact', 'brand')` → `/en/contact/brand.html`, `/en/contact/index.html`
 */
const documentsOf = (path: string, type: string | undefined): string[] => [
  ...(pageOfPath(path) === 'contact' ? [`${path}/${type}.html`] : []),
  `${path}/index.html`,
]

function cacheControl(path: string, isDocument: boolean): string {
  if (isDocument) return CACHE_REVALIDATE
  return path.startsWith('/assets/') ? CACHE_IMMUTABLE : CACHE_HOUR
}

const missing = (c: Context) => c.text('Not found', 404)

/** Sends a file in the best encoding that the browser takes, or 304 when it has it already. */
function sendFile(c: Context, { type, hash, bodies }: SiteFile) {
  const encoding = chooseEncoding(c, bodies)
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  c.header('ETag', etag)
  if (bodies.br || bodies.gzip) c.header('Vary', 'Accept-Encoding')
  if (etagMatches(c.req.header('If-None-Match'), etag)) return c.body(null, 304)

  c.header('Content-Type', type)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  const body = bodies[encoding] ?? bodies.identity
  c.header('Content-Length', String(body.byteLength))
  return c.body(body)
}

function chooseEncoding(c: Context, bodies: SiteFile['bodies']): Encoding {
  const supports = (['br', 'gzip'] as const).filter((encoding) => bodies[encoding])
  return accepts(c, {
    header: 'Accept-Encoding',
    supports,
    default: 'identity',
    match: (accepted) => {
      const taken = new Set(accepted.filter(({ q }) => q > 0).map(({ type }) => type))
      return supports.find((encoding) => taken.has(encoding)) ?? 'identity'
    },
  }) as Encoding
}

/** RFC 9110 §13.1.2: a list of validators, compared weakly, or `*`. */
const etagMatches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag))
