import type { MiddlewareHandler } from 'hono'

/** The security headers of every response. */

type Headers = Readonly<Record<string, string>>

const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}

/** No other page may show it in a frame. */
const NO_FRAMES = "frame-ancestors 'none'"

const NOTHING = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", NO_FRAMES]

/** For a response that is neither a document nor a file of the site: nothing is allowed. */
const BASE_HEADERS: Headers = {
  'content-security-policy': NOTHING.join('; '),
  'cross-origin-resource-policy': 'same-origin',
  ...EVERYWHERE,
  'cache-control': 'no-store',
}

/** CSP sources of what is inline in a document, such as `sha256-…` */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }

const own = (hashes: readonly string[]) =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

/** The site’s own files and, by their hashes, the inline scripts and styles of a page; nothing else. */
const contentSecurityPolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    // The tab's icon is a `data:` URL.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    NO_FRAMES,
  ].join('; ')

export const documentHeaders = (inline: InlineHashes): Headers => ({
  'content-security-policy': contentSecurityPolicy(inline),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...EVERYWHERE,
})

/**
 * For a file of the site, which may be opened by itself: a drawing has styles of its own. Pages
 * elsewhere show the Open Graph images.
 */
export const fileHeaders = (path: string): Headers => ({
  'content-security-policy': [...NOTHING, "style-src 'unsafe-inline'"].join('; '),
  'cross-origin-resource-policy': path.startsWith('/og/') ? 'cross-origin' : 'same-origin',
  ...EVERYWHERE,
})

/** Two years, as the preload lists require; without the subdomains, which are not ours. */
const STRICT_TRANSPORT = 'max-age=63072000'

/**
 * Completes the headers of every response. Documents and files bring theirs, known by their
 * `Cross-Origin-Resource-Policy`; whatever else comes, from wherever, gets the strictest.
 *
 * @param isEncrypted whether the visitor’s connection is https
 */
export const addSecurityHeaders =
  (isEncrypted: (forwardedProto: string | undefined) => boolean): MiddlewareHandler =>
  async (context, next) => {
    await next()
    // context.header() would copy the finished response for each header.
    const { headers } = context.res
    if (!headers.has('cross-origin-resource-policy')) {
      for (const [name, value] of Object.entries(BASE_HEADERS)) {
        if (!headers.has(name)) headers.set(name, value)
      }
    }
    if (isEncrypted(context.req.header('x-forwarded-proto')))
      headers.set('strict-transport-security', STRICT_TRANSPORT)
  }
