import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

export const RATE_WINDOW_MS = 10 * 60 * 1000

/** Of those used last, this many buckets are kept at least, and twice as many at most. */
const KEPT_BUCKETS = 50_000

export interface RateLimits {
  /** Inquiries in {@link RATE_WINDOW_MS} from one address; a burst may use all of them */
  perAddress: number
  /** The same for all addresses together; suspected spam has its own bucket of this size */
  total: number
}

/** An inquiry to be counted. */
export interface Sender {
  address: string
  isSuspect: boolean
}

export interface RateLimiter {
  /** Counts one inquiry; returns 0, or the milliseconds until the sender may retry. */
  take(sender: Sender): Promise<number>
  /** Takes the count back, for an inquiry that was not stored, or had been before. */
  refund(sender: Sender): Promise<void>
}

/** A token of a bucket, which refills after a while. */
export interface Token {
  bucket: string
  refillMs: number
}

/** When each bucket will be full again; one that is not listed is full (GCRA). */
export interface FullAt {
  get(bucket: string): number | undefined
  set(bucket: string, time: number): void
}

/** The storage of the buckets. */
export interface Buckets {
  /** Takes a token from every bucket, or from none; returns in how many ms all of them have one. */
  take(tokens: readonly Token[]): Promise<number>
  refund(tokens: readonly Token[]): Promise<void>
}

/**
 * Token buckets: one for each network that an address is in, one for everybody, and one for all
 * suspects, so that spam cannot close the form for people. Addresses are known as hashes only.
 */
export function createRateLimiter(
  { perAddress, total }: RateLimits,
  buckets: Buckets,
  secret: string,
): RateLimiter {
  const tokenOf = (name: string, size: number): Token => ({
    bucket: createHmac('sha256', secret).update(name).digest('base64url'),
    refillMs: RATE_WINDOW_MS / size,
  })
  const ofEverybody = tokenOf('everybody', total)
  const ofSuspects = tokenOf('suspects', total)
  const tokensFor = ({ address, isSuspect }: Sender): Token[] => [
    ...networksOf(address).map(({ network, share }) => tokenOf(network, perAddress * share)),
    isSuspect ? ofSuspects : ofEverybody,
  ]
  return {
    take: (sender) => buckets.take(tokensFor(sender)),
    refund: (sender) => buckets.refund(tokensFor(sender)),
  }
}

/** Takes a token from every bucket, or from none; returns in how many ms all of them have one. */
export function takeTokens(fullAt: FullAt, tokens: readonly Token[], now: number): number {
  const emptyBefore = ({ bucket, refillMs }: Token) =>
    (fullAt.get(bucket) ?? 0) + refillMs - RATE_WINDOW_MS
  const waitMs = Math.floor(Math.max(...tokens.map(emptyBefore)) - now)
  if (waitMs > 0) return waitMs
  for (const { bucket, refillMs } of tokens) {
    fullAt.set(bucket, Math.max(fullAt.get(bucket) ?? 0, now) + refillMs)
  }
  return 0
}

export function returnTokens(fullAt: FullAt, tokens: readonly Token[]): void {
  for (const { bucket, refillMs } of tokens) {
    fullAt.set(bucket, (fullAt.get(bucket) ?? 0) - refillMs)
  }
}

/**
 * Buckets in the memory of one server.
 *
 * @param now a monotonic clock
 */
export function memoryBuckets(now: () => number): Buckets {
  const fullAt = recentlyUsed()
  // A bucket that was not used for as long is full.
  setInterval(fullAt.age, RATE_WINDOW_MS).unref()
  return {
    async take(tokens) {
      return takeTokens(fullAt, tokens, now())
    },
    async refund(tokens) {
      returnTokens(fullAt, tokens)
    },
  }
}

/**
 * Forgets what was not used for long, in two generations: to delete and insert again at every use
 * would take a Map longer than everything else.
 */
function recentlyUsed(): FullAt & { age(): void } {
  let young = new Map<string, number>()
  let old = new Map<string, number>()

  /** Forgets what was not used since the last call. */
  function age(): void {
    old = young
    young = new Map()
  }

  function set(bucket: string, time: number): void {
    if (young.size >= KEPT_BUCKETS && !young.has(bucket)) age()
    young.set(bucket, time)
  }
  return {
    age,
    set,
    get(bucket) {
      const time = young.get(bucket)
      if (time !== undefined) return time
      const oldTime = old.get(bucket)
      if (oldTime !== undefined) set(bucket, oldTime)
      return oldTime
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
