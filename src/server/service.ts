import { createApp } from './app.ts'
import { createFormTokens } from './form-token.ts'
import type { Log } from './log.ts'
import { createSmtp } from './mail/smtp.ts'
import { createDelivery, startWorker } from './mail/worker.ts'
import type { Site } from './pages.ts'
import { createRateLimiter, memoryBuckets } from './rate-limit.ts'
import { startRetention } from './retention.ts'
import type { Settings } from './settings.ts'
import { openStore, type Store } from './store/open.ts'

/** `/readyz` pings the database no more often. */
const PING_CACHE_MS = 1000

/** Pages made for one IP address, refused forms and filled pages, for each inquiry of the rate limit */
const RENDERED_PAGES_PER_INQUIRY = 6

/**
 * Wires the server's parts together according to the settings.
 *
 * @param site without its app, the API only
 */
export async function createService(
  settings: Settings,
  log: Log,
  site: Pick<Site, 'renderResponse'> & Partial<Site>,
) {
  const store = await openStore(settings, log)
  const jobs = backgroundJobs(settings, log, store)
  const rateLimitSecret = await store.secret('rate-limit')
  let isDraining = false

  const app = createApp({
    store: { ping: cachedFor(PING_CACHE_MS, store.ping) },
    inquiries: store.inquiries,
    tokens: createFormTokens(await store.secret('form-token'), Date.now),
    limiter: createRateLimiter(settings.rateLimits, store.buckets, rateLimitSecret),
    renderLimiter: createRateLimiter(
      { perIp: RENDERED_PAGES_PER_INQUIRY * settings.rateLimits.perIp, total: Infinity },
      memoryBuckets(),
      rateLimitSecret,
    ),
    log,
    now: Date.now,
    trustedProxies: settings.trustedProxies,
    ownOrigins: settings.ownOrigins,
    onAccepted: jobs.wakeMail,
    isDraining: () => isDraining,
    ...site,
  })

  return {
    app,
    /** Starts sending mails and purging; to be called once the server is listening. */
    start: jobs.start,
    /** Accepts no more inquiries and claims no more mails; `/readyz` reports it. */
    drain() {
      isDraining = true
      void jobs.stop()
    },
    /** Finishes pending mails and closes the store. */
    async stop() {
      await jobs.stop()
      await store.close()
    },
  }
}

/** The purge and the mails. */
function backgroundJobs(settings: Settings, log: Log, store: Store) {
  let retention: ReturnType<typeof startRetention> | undefined
  let worker: ReturnType<typeof startWorker> | undefined
  return {
    start() {
      const { retentionDays: days, mail } = settings
      retention = startRetention({ store, days, now: Date.now, log })
      if (mail) {
        const effects = { deliver: createSmtp(mail.smtpUrl), now: Date.now, random: Math.random }
        worker = startWorker(
          createDelivery({ ...mail, ...effects, outbox: store.outbox, log }),
          log,
        )
      } else log.warn('mail.off', { reason: 'SMTP_URL is not set: inquiries are only stored' })
    },
    wakeMail: () => worker?.wake(),
    /** Starts nothing more; resolves when the claimed mails are reported. */
    async stop() {
      retention?.stop()
      await worker?.stop()
    },
  }
}

/** Calls a function at most once in a period and returns the cached result meanwhile. */
function cachedFor<Result>(ms: number, call: () => Promise<Result>): () => Promise<Result> {
  let shared: { at: number; result: Promise<Result> } | undefined
  return () => {
    const at = performance.now()
    if (!shared || at - shared.at > ms) shared = { at, result: call() }
    return shared.result
  }
}
