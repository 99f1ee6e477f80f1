import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import {
  documentHeaders,
  fileHeaders,
  type InlineHashes,
  NOTHING_INLINE,
} from './security-headers.ts'

export type Respond = (requestHeaders: Headers) => Response

/** The encodings of a file that the build may have made, the best one first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
const CACHE_REVALIDATE = 'no-cache'
const CACHE_HOUR = 'public, max-age=3600'

export const isDocument = (path: string): boolean => path.endsWith('.html')

/** What is inline in every document, by its path (written by the build). */
type InlineHashesByPath = Readonly<Record<string, InlineHashes>>

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/**
 * The responses of the built files by their path below the root, with a leading slash. All of it is in
 * memory, so that no request touches the disk and no path of a request can leave the folder.
 *
 * @param root folder of the built client, with `csp.json` beside it
 * @throws when there is no build
 */
export async function readStaticFiles(root: string): Promise<ReadonlyMap<string, Respond>> {
  const paths = await listFiles(root)
  const read = async (file: string) =>
    [`/${relative(root, file)}`, new Uint8Array(await readFile(file))] as const
  const files: Files = new Map(await Promise.all(paths.map(read)))
  const inline: InlineHashesByPath = JSON.parse(await readFile(join(root, '../csp.json'), 'utf8'))
  const isEncodedCopy = (path: string) =>
    ENCODINGS.some(
      ({ suffix }) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)),
    )
  return new Map(
    [...files]
      .filter(([path]) => !isEncodedCopy(path))
      .map(([path, content]) => [
        path,
        prepareResponses(path, content, files, inline[path] ?? NOTHING_INLINE),
      ]),
  )
}

async function listFiles(root: string): Promise<string[]> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (cause) {
    throw new Error(`No built site in ${root}: run "npm run build" first`, { cause })
  }
}

/**
 * Prepares the responses of a file once, so that a request only selects one: the best encoding that
 * the browser accepts, or 304 when it is cached.
 */
function prepareResponses(
  path: string,
  content: Uint8Array<ArrayBuffer>,
  files: Files,
  inline: InlineHashes,
): Respond {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const encodings = ENCODINGS.filter(({ suffix }) => files.has(path + suffix))
  const shared = {
    ...(isDocument(path) ? documentHeaders(inline) : fileHeaders(path)),
    'cache-control': cacheControl(path),
    ...(encodings.length > 0 ? { vary: 'Accept-Encoding' } : {}),
  }
  const variant = (body: Uint8Array<ArrayBuffer>, etag: string, encoding: object) => ({
    etag,
    body,
    headers: {
      ...shared,
      ...encoding,
      etag,
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'content-length': String(body.byteLength),
    },
  })
  const plain = variant(content, `"${hash}"`, {})
  const encoded = encodings.map(({ name, suffix }) => ({
    name,
    ...variant(files.get(path + suffix) ?? content, `"${hash}-${name}"`, {
      'content-encoding': name,
    }),
  }))

  return (requestHeaders) => {
    const accepts = acceptedEncodings(requestHeaders.get('accept-encoding') ?? '')
    const best = encoded.find(({ name }) => accepts.has(name)) ?? plain
    return etagMatches(requestHeaders.get('if-none-match'), best.etag)
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
