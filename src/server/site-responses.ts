import { parseAccept } from 'hono/utils/accept'
import { documentHeaders, fileHeaders } from './security-headers.ts'
import type { Encoding, SiteFile } from './site-files.ts'

/** Selects the response for the headers of a request. */
export type Respond = (asked: Headers) => Response

const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
const CACHE_REVALIDATE = 'no-cache'
const CACHE_HOUR = 'public, max-age=3600'

export const isDocument = (path: string): boolean => path.endsWith('.html')

/**
 * Prepares the responses of a file once, so that a request only selects one: the best encoding that
 * the browser accepts, or 304 when it is cached.
 *
 * @param scriptHashes of the inline scripts, if it is a document
 */
export function prepareResponses(
  path: string,
  file: SiteFile,
  scriptHashes: readonly string[],
): Respond {
  const supported = (['br', 'gzip'] as const).filter((encoding) => file.bodies[encoding])
  const shared = {
    ...(isDocument(path) ? documentHeaders(scriptHashes) : fileHeaders(path)),
    'cache-control': cacheControl(path),
    ...(supported.length > 0 ? { vary: 'Accept-Encoding' } : {}),
  }
  const variantIn = (encoding: Encoding) => {
    const body = file.bodies[encoding] ?? file.bodies.identity
    const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
    const headers = {
      ...shared,
      etag,
      'content-type': file.type,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.byteLength),
    }
    return { encoding, body, etag, headers }
  }
  const identity = variantIn('identity')
  const encoded = supported.map(variantIn)

  return (asked) => {
    const accepts = acceptedEncodings(asked.get('accept-encoding') ?? '')
    const best = encoded.find(({ encoding }) => accepts.has(encoding)) ?? identity
    return etagMatches(asked.get('if-none-match'), best.etag)
      ? new Response(null, { status: 304, headers: { ...shared, etag: best.etag } })
      : new Response(best.body, { headers: best.headers })
  }
}

function cacheControl(path: string): string {
  if (isDocument(path)) return CACHE_REVALIDATE
  return path.startsWith('/assets/') ? CACHE_IMMUTABLE : CACHE_HOUR
}

const acceptedEncodings = (header: string): ReadonlySet<string> =>
  new Set(
    parseAccept(header)
      .filter(({ q }) => q > 0)
      .map(({ type }) => type),
  )

/** RFC 9110 §13.1.2: a list of validators, compared weakly, or `*`. */
const etagMatches = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag))
