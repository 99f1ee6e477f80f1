import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** Rate limits by GCRA: all that is known of a bucket is when it will be full again. */

export const RATE_WINDOW_MS = 10 * 60 * 1000

/** How often buckets that are full again are deleted, and with them the hashes of IP addresses. */
export const CLEAN_EVERY_MS = 60_000

export interface RateLimits {
  /** Inquiries in {@link RATE_WINDOW_MS} from one IP address; a burst may use all of them */
  perIp: number
  /** The same for all IP addresses together; suspected spam has its own bucket of this size */
  total: number
}

/** Who sends an inquiry that is to be counted. */
export interface Sender {
  clientIp: string
  isSuspect: boolean
}

export interface RateLimiter {
  /** Counts one inquiry; returns 0, or the milliseconds until the client may retry. */
  take(sender: Sender): Promise<number>
  /** Takes the count back, for an inquiry that was not stored, or had been before. */
  refund(sender: Sender): Promise<void>
}

/** When buckets will be full again, by their names. */
type FullTimes = readonly (readonly [bucket: string, time: number])[]

/** The storage of the buckets; one that is unknown is full. */
export interface Buckets {
  /** Reads buckets, and stores what `change` makes of them, in one step. */
  update(
    names: readonly string[],
    change: (fullAt: ReadonlyMap<string, number>, now: number) => FullTimes,
  ): Promise<void>
}

/**
 * Token buckets: one for each network that an IP address is in, one for everybody, and one for all
 * suspects, so that spam cannot close the form for people. Addresses are known as hashes only.
 */
export function createRateLimiter(
  { perIp, total }: RateLimits,
  storage: Buckets,
  secret: string,
): RateLimiter {
  const bucketOf = (owner: string, size: number) => ({
    name: createHmac('sha256', secret).update(owner).digest('base64url'),
    refillMs: RATE_WINDOW_MS / size,
  })
  const ofEverybody = bucketOf('everybody', total)
  const ofSuspects = bucketOf('suspects', total)
  const bucketsFor = ({ clientIp, isSuspect }: Sender) => [
    ...networksOf(clientIp).map(({ network, share }) => bucketOf(network, perIp * share)),
    isSuspect ? ofSuspects : ofEverybody,
  ]
  const namesOf = (buckets: ReturnType<typeof bucketsFor>) => buckets.map(({ name }) => name)

  return {
    async take(sender) {
      const buckets = bucketsFor(sender)
      let waitMs = 0
      await storage.update(namesOf(buckets), (fullAt, now) => {
        const taken = buckets.map(
          ({ name, refillMs }) => [name, Math.max(fullAt.get(name) ?? 0, now) + refillMs] as const,
        )
        const emptyUntil = Math.max(...taken.map(([, time]) => time)) - RATE_WINDOW_MS
        waitMs = Math.max(0, Math.floor(emptyUntil - now))
        return waitMs === 0 ? taken : []
      })
      return waitMs
    },

    async refund(sender) {
      const buckets = bucketsFor(sender)
      await storage.update(namesOf(buckets), (fullAt) =>
        buckets.map(({ name, refillMs }) => [name, (fullAt.get(name) ?? 0) - refillMs]),
      )
    },
  }
}

/**
 * Buckets in the memory of one server.
 *
 * @param now a clock that nobody can set
 */
export function memoryBuckets(now = () => performance.now()): Buckets {
  const fullAt = new Map<string, number>()
  setInterval(() => {
    const time = now()
    for (const [bucket, at] of fullAt) if (at <= time) fullAt.delete(bucket)
  }, CLEAN_EVERY_MS).unref()

  return {
    async update(_names, change) {
      for (const [bucket, at] of change(fullAt, now())) fullAt.set(bucket, at)
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
 * The networks that an IP address counts for, and how many times the limit of one address each has.
 *
 * `192.0.2.1` → `192.0.2.1`; `2001:db8:1:2::9` → its /64, /56 and /48
 */
export function networksOf(ip: string): { network: string; share: number }[] {
  if (!ipaddr.isValid(ip)) return [{ network: 'unknown', share: 1 }]
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return [{ network: parsed.toString(), share: 1 }]
  const octets = parsed.toByteArray()
  return IPV6_NETWORKS.map(({ bytes, share }) => ({
    network: `${Buffer.from(octets.slice(0, bytes)).toString('hex')}/${8 * bytes}`,
    share,
  }))
}
