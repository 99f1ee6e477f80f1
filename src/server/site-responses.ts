import { parseAccept } from 'hono/utils/accept'
import { documentHeaders, fileHeaders } from './security-headers.ts'
import type { Encoding, SiteFile } from './site-files.ts'

/** A file as a response, complete except for the headers that depend on the connection. */
export interface SiteResponse {
  status: 200 | 304
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer> | null
}

/** The request headers by which a response is selected. */
export interface Preferences {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
const CACHE_REVALIDATE = 'no-cache'
const CACHE_HOUR = 'public, max-age=3600'

export const isDocument = (path: string): boolean => path.endsWith('.html')

/**
 * Prepares every response of a file once, so that a request only selects one: the best encoding
 * that the browser accepts, or 304 when it is cached.
 *
 * @param scriptHashes of the inline scripts, if it is a document
 */
export function prepareResponses(path: string, file: SiteFile, scriptHashes: readonly string[]) {
  const supported = (['br', 'gzip'] as const).filter((encoding) => file.bodies[encoding])
  const shared = {
    ...(isDocument(path) ? documentHeaders(scriptHashes) : fileHeaders(path)),
    'cache-control': cacheControl(path),
    ...(supported.length > 0 ? { vary: 'Accept-Encoding' } : {}),
  }

  function responsesIn(encoding: Encoding) {
    const body = file.bodies[encoding] ?? file.bodies.identity
    const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
    const whole: SiteResponse = {
      status: 200,
      headers: {
        ...shared,
        etag,
        'content-type': file.type,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(body.byteLength),
      },
      body,
    }
    const unchanged: SiteResponse = { status: 304, headers: { ...shared, etag }, body: null }
    return { etag, whole, unchanged }
  }

  const identity = responsesIn('identity')
  const encoded = supported.map((encoding) => ({ encoding, responses: responsesIn(encoding) }))

  return ({ acceptEncoding, ifNoneMatch }: Preferences): SiteResponse => {
    const accepts = acceptedEncodings(acceptEncoding)
    const best = encoded.find(({ encoding }) => accepts.has(encoding))?.responses ?? identity
    return etagMatches(ifNoneMatch, best.etag) ? best.unchanged : best.whole
  }
}

function cacheControl(path: string): string {
  if (isDocument(path)) return CACHE_REVALIDATE
  return path.startsWith('/assets/') ? CACHE_IMMUTABLE : CACHE_HOUR
}

const acceptedEncodings = (header = ''): ReadonlySet<string> =>
  new Set(
    parseAccept(header)
      .filter(({ q }) => q > 0)
      .map(({ type }) => type),
  )

/** RFC 9110 §13.1.2: a list of validators, compared weakly, or `*`. */
const etagMatches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag))
