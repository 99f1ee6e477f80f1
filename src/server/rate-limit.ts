import { createHmac, randomBytes } from 'node:crypto'

export const RATE_WINDOW_MS = 10 * 60 * 1000

/** So many addresses are remembered at most; the one that was idle longest is forgotten first. */
const MAX_ADDRESSES = 50_000

export interface RateLimiter {
  /** Counts one inquiry; gives 0, or for how many milliseconds this address has to wait. */
  take(address: string): number
}

interface Bucket {
  tokens: number
  filledAt: number
}

export interface RateLimits {
  /** Inquiries in {@link RATE_WINDOW_MS} from one address, all at once if need be */
  perAddress: number
  /** The same from everywhere */
  total: number
}

/**
 * Token buckets in memory: one for each address, one for all. An address is kept only as a hash
 * with a salt that is lost when the process ends.
 */
export function createRateLimiter(
  { perAddress, total }: RateLimits,
  now: () => number,
): RateLimiter {
  const salt = randomBytes(16)
  const buckets = new Map<string, Bucket>()
  const all: Bucket = { tokens: total, filledAt: now() }

  /** Fills a bucket up to now; gives how long until it holds a token, 0 if it does. */
  function waitFor(bucket: Bucket, size: number): number {
    const time = now()
    const perToken = RATE_WINDOW_MS / size
    bucket.tokens = Math.min(size, bucket.tokens + (time - bucket.filledAt) / perToken)
    bucket.filledAt = time
    return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) * perToken)
  }

  function bucketOf(address: string): Bucket {
    const key = createHmac('sha256', salt).update(networkOf(address)).digest('base64url')
    const bucket = buckets.get(key) ?? { tokens: perAddress, filledAt: now() }
    // A Map keeps the order of insertion: what is used moves to the end.
    buckets.delete(key)
    buckets.set(key, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }

  return {
    take(address) {
      const own = bucketOf(address)
      const wait = waitFor(own, perAddress) || waitFor(all, total)
      if (wait > 0) return wait
      own.tokens -= 1
      all.tokens -= 1
      return 0
    },
  }
}

/**
 * The part of an address that stands for one household or office: an IPv4 address, the first 64
 * bits of an IPv6 address. `2001:db8:1:2:3::9` → `2001:db8:1:2`, `::ffff:192.0.2.1` → `192.0.2.1`
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const gap = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
