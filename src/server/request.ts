import { isIP, SocketAddress } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { languageOfTag } from '../i18n/detect-language.ts'
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages.ts'

/**
 * Whether a request was made by a page of another site, by what the browser says of it:
 * `Sec-Fetch-Site`, which a page cannot forge, and `Origin`. Other clients send neither, and need
 * no page to forge a request.
 *
 * @param ownOrigins origins besides the one that the request is addressed to
 */
export function isForeign(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  // The browser compares with the URL in its address bar; a proxy may have changed the Host.
  if (site === 'same-origin') return false
  const origin = headers.get('origin')
  if (origin !== null && ownOrigins.includes(origin)) return false
  if (site !== null && site !== 'none') return true
  if (origin === null || (origin === 'null' && site === 'none')) return false
  return !isOriginOf(origin, headers.get('host') ?? '')
}

/** `('https://duet.example', 'Duet.example:443')` → true */
function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: expected } = new URL(origin)
  const addressed = `${protocol}//${host}`
  return URL.canParse(addressed) && new URL(addressed).host === expected
}

/** For an operator to see why a request counts as cross-site: most often the Host of a proxy. */
export const originFields = (headers: Headers) =>
  Object.fromEntries(
    ['origin', 'host', 'sec-fetch-site'].map((name) => [
      name,
      headers.get(name)?.slice(0, 100) ?? null,
    ]),
  )

export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded'

/**
 * Whether a browser sent this as a plain form of the site, without JavaScript. Older browsers do not say
 * how a request came about, nor does any where the site has no https: then its origin counts, or its page.
 *
 * @param ownOrigins origins besides the one that the request is addressed to
 */
export function isFormNavigation(headers: Headers, ownOrigins: readonly string[]): boolean {
  if (!headers.get('content-type')?.toLowerCase().startsWith(FORM_MEDIA_TYPE)) return false
  const mode = headers.get('sec-fetch-mode')
  if (mode !== null) return mode === 'navigate' && headers.get('sec-fetch-site') === 'same-origin'
  const origin = headers.get('origin') ?? originOfUrl(headers.get('referer') ?? '')
  return ownOrigins.includes(origin) || isOriginOf(origin, headers.get('host') ?? '')
}

const originOfUrl = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')

/** Whether a person asks, who reads pages; programs get JSON or plain text. */
export const wantsPage = (headers: Headers): boolean =>
  headers.get('accept')?.includes('text/html') ?? false

/** The first of the browser's languages that the site has; those of quality 0 are refused. */
export const languageOfRequest = (headers: Headers): Language =>
  parseAccept(headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ type }) => languageOfTag(type))
    .find((language) => language !== null) ?? DEFAULT_LANGUAGE

/**
 * The client’s IP address. Behind proxies it is in `X-Forwarded-For`, to which each of them appends the
 * address of its peer; anything before that may be forged.
 *
 * @param trustedProxies the number of our own proxies
 */
export function clientIpOf(context: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const ip = ipOfHop(hops.at(-trustedProxies) ?? '')
    if (ip) return ip
  }
  // Only the Node server sets bindings; app.request() of a test has none.
  const bindings = context.env as Partial<HttpBindings> | undefined
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown'
}

/** `203.0.113.5:4711` → `203.0.113.5`, `[2001:db8::1]:4711` → `2001:db8::1`, `unknown` → none */
const ipOfHop = (hop: string): string | undefined =>
  isIP(hop) ? hop : SocketAddress.parse(hop)?.address

/**
 * Whether the visitor’s connection is https: our proxy says so, or the site has https only.
 *
 * @param forwardedProto `X-Forwarded-Proto`
 */
export function isEncrypted(
  forwardedProto: string | undefined,
  { trustedProxies, ownOrigins }: { trustedProxies: number; ownOrigins: readonly string[] },
): boolean {
  const forwarded = forwardedProto?.split(',').at(-1)?.trim()
  if (trustedProxies > 0 && forwarded !== undefined) return forwarded === 'https'
  return ownOrigins.length > 0 && ownOrigins.every((origin) => origin.startsWith('https:'))
}
