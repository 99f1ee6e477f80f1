import type { Context } from 'hono'
import type { RateLimiter } from './rate-limit.ts'
import { clientIpOf } from './request.ts'

/** A page made for one request costs many times what a file does: each IP address has its share of them. */
export interface RenderLimit {
  renderLimiter: RateLimiter
  /** How many proxies of ours stand in front */
  trustedProxies: number
}

/** Counts a page to be made for this visitor; returns 0, or the milliseconds until one may be again. */
export const takeRender = (
  context: Context,
  { renderLimiter, trustedProxies }: RenderLimit,
): Promise<number> =>
  renderLimiter.take({ clientIp: clientIpOf(context, trustedProxies), isSuspect: false })
