import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Whether a request was made by a page of another site, by what the browser says of it:
 * `Sec-Fetch-Site`, which a page cannot forge, and `Origin`. Neither is sent by programs that are
 * no browsers, which need no page to trick.
 *
 * @param ownOrigins origins besides the one that the request is addressed to
 */
export function isForeign(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  const isOwnSite = site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin !== null && ownOrigins.includes(origin)) return false
  if (site !== null && !isOwnSite) return true
  // Under a strict referrer policy, a form of our own page has the origin `null`.
  if (origin === null || (origin === 'null' && isOwnSite)) return false
  return hostOf(origin) !== headers.get('host')?.toLowerCase()
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

/** Whether a browser sent this as a page's own form, without JavaScript. */
export const isFormNavigation = (headers: Headers): boolean =>
  headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-site') === 'same-origin'

/**
 * The address of the visitor. Behind proxies it is in `X-Forwarded-For`, to which each of them
 * appends the address it was called from; what stands before that, anybody may have written.
 *
 * @param trustedProxies how many proxies of our own stand in front
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const address = hops.at(-trustedProxies)
    if (address) return address
  }
  // Only the Node server gives bindings; app.request() of a test has none.
  const bindings = context.env as Partial<HttpBindings> | undefined
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown'
}
