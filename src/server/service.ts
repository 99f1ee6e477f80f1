import type { Hono } from 'hono'
import { createApp } from './app.ts'
import type { Settings } from './env.ts'
import { createFormTokens } from './form-token.ts'
import type { Log } from './log.ts'
import { createSmtp } from './mail/smtp.ts'
import { createDelivery, startWorker } from './mail/worker.ts'
import { createRateLimiter } from './rate-limit.ts'
import { clientAddress } from './request.ts'
import { startRetention } from './retention.ts'
import { openStore } from './store/open.ts'

export interface Service {
  app: Hono
  /** From now on no inquiry is taken, and `/readyz` says so. */
  drain(): void
  /** Finishes the mail in hand and closes the store. */
  stop(): Promise<void>
}

export interface SiteFiles {
  pages?: Hono
  stylesheet?: string
}

/** The server's parts, put together as the settings say, working but not yet listening. */
export async function startService(
  settings: Settings,
  log: Log,
  { pages, stylesheet }: SiteFiles = {},
): Promise<Service> {
  const now = Date.now
  const store = await openStore(settings, log)
  const retention = startRetention({
    inquiries: store.inquiries,
    days: settings.retentionDays,
    now,
    log,
  })
  const worker = settings.mail
    ? startWorker(
        createDelivery({
          outbox: store.outbox,
          deliver: createSmtp(settings.mail),
          from: settings.mail.from,
          to: settings.mail.to,
          log,
          now,
          random: Math.random,
        }),
        log,
      )
    : null
  if (!worker) log.warn('mail.off', { reason: 'SMTP_URL is not set: inquiries are only stored' })

  let isDraining = false
  const app = createApp({
    store,
    inquiries: store.inquiries,
    tokens: createFormTokens(await store.secret('form-token'), now),
    limiter: createRateLimiter(settings.rateLimits, now),
    log,
    now,
    clientAddress: (context) => clientAddress(context, settings.trustedProxies),
    ownOrigins: settings.ownOrigins,
    stylesheet,
    onAccepted: () => worker?.wake(),
    isDraining: () => isDraining,
    ...(pages ? { pages } : {}),
  })

  return {
    app,
    drain() {
      isDraining = true
    },
    async stop() {
      retention.stop()
      await worker?.stop()
      await store.close()
    },
  }
}
