import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'

export const RATE_WINDOW_MS = 10 * 60 * 1000

/** So many networks are remembered at most; the one that was idle longest is forgotten first. */
const MAX_NETWORKS = 50_000

export interface RateLimits {
  /** Inquiries in {@link RATE_WINDOW_MS} from one address, all at once if need be */
  perAddress: number
  /** The same from everywhere; what looks like spam has as many of its own */
  total: number
}

/** An inquiry that asks for its place. */
export interface Sender {
  address: string
  isSuspect: boolean
}

export interface RateLimiter {
  /** Counts one inquiry; gives 0, or for how many milliseconds its sender has to wait. */
  take(sender: Sender): number
  /** Takes the count back, for an inquiry that could not be stored. */
  giveBack(sender: Sender): void
}

/** A bucket that empties by one with each inquiry and fills up again within the window. */
interface Bucket {
  size: number
  tokens: number
  filledAt: number
}

/**
 * Token buckets in memory: one for each network that an address is in, one for all, and one for
 * all suspects, so that spam cannot close the form for people. An address is kept only as a hash
 * with a salt that is lost when the process ends.
 *
 * @param now a clock that nobody sets
 */
export function createRateLimiter(
  { perAddress, total }: RateLimits,
  now: () => number,
): RateLimiter {
  const salt = randomBytes(16)
  const full = (size: number): Bucket => ({ size, tokens: size, filledAt: now() })
  const buckets = new Map<string, Bucket>()
  const everybody = full(total)
  const suspects = full(total)

  /** Fills a bucket up to now; gives how long until it holds a token, 0 if it does. */
  function waitFor(bucket: Bucket): number {
    const time = now()
    const perToken = RATE_WINDOW_MS / bucket.size
    bucket.tokens = Math.min(bucket.size, bucket.tokens + (time - bucket.filledAt) / perToken)
    bucket.filledAt = time
    return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) * perToken)
  }

  function bucketsOf({ address, isSuspect }: Sender) {
    const own = networksOf(address).map(({ network, share }) => {
      const key = createHmac('sha256', salt).update(network).digest('base64url')
      return { key, bucket: buckets.get(key) ?? full(perAddress * share) }
    })
    return { own, all: [...own.map(({ bucket }) => bucket), isSuspect ? suspects : everybody] }
  }

  function remember(key: string, bucket: Bucket): void {
    // A Map keeps the order of insertion: what is used moves to the end.
    buckets.delete(key)
    buckets.set(key, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > MAX_NETWORKS && oldest !== undefined) buckets.delete(oldest)
  }

  return {
    take(sender) {
      const { own, all } = bucketsOf(sender)
      const wait = Math.max(...all.map(waitFor))
      if (wait > 0) return wait
      for (const bucket of all) bucket.tokens -= 1
      for (const { key, bucket } of own) remember(key, bucket)
      return 0
    },
    giveBack(sender) {
      for (const bucket of bucketsOf(sender).all) {
        bucket.tokens = Math.min(bucket.size, bucket.tokens + 1)
      }
    },
  }
}

/**
 * Who has an IPv6 network has all its addresses: households have a /64 or a /56, offices and
 * hosting customers a /48. The larger, the more people may be in it.
 */
const IPV6_NETWORKS = [
  { bytes: 8, share: 1 },
  { bytes: 7, share: 2 },
  { bytes: 6, share: 4 },
]

/**
 * The networks that an address counts for, and how many times the limit of one address each has.
 *
 * `192.0.2.1` → `192.0.2.1`; `2001:db8:1:2::9` → its /64, /56 and /48
 */
export function networksOf(address: string): { network: string; share: number }[] {
  if (!ipaddr.isValid(address)) return [{ network: 'unknown', share: 1 }]
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [{ network: parsed.toString(), share: 1 }]
  const octets = parsed.toByteArray()
  return IPV6_NETWORKS.map(({ bytes, share }) => ({
    network: `${Buffer.from(octets.slice(0, bytes)).toString('hex')}/${8 * bytes}`,
    share,
  }))
}
