import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { FORM_TOKEN_PATH, type FormToken, INQUIRIES_PATH } from '../contact/api.ts'
import { createInquiries, type InquiriesParts } from './inquiries.ts'
import { problemResponse } from './problem.ts'
import { createSourceNames } from './rate-limit.ts'
import { clientAddress, isEncrypted, wantsPage } from './request.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { Store } from './store/open.ts'

export interface Parts extends InquiriesParts {
  store: Pick<Store, 'ping'>
  /** The static site; without it the app is the API only */
  pages?: Hono
}

/** The whole server as one function from request to response. */
export function createApp(parts: Parts): Hono {
  const app = new Hono()
  app.use(addSecurityHeaders((forwardedProto) => isEncrypted(forwardedProto, parts)))
  app.use('/api/*', logRequest(parts))
  if (parts.trustedProxies === 0) app.use('/api/*', warnOfProxy(parts))

  app.get(FORM_TOKEN_PATH, (context) =>
    context.json({ token: parts.tokens.issue() } satisfies FormToken),
  )
  app.all(FORM_TOKEN_PATH, onlyMethods('GET, HEAD'))

  app.route(INQUIRIES_PATH, createInquiries(parts))
  app.all(INQUIRIES_PATH, onlyMethods('POST'))

  app.all('/api/*', (context, next) =>
    parts.pages && wantsPage(context.req.raw.headers)
      ? next()
      : problemResponse({ code: 'notFound' }),
  )

  app.get('/livez', (context) => context.text('alive'))
  app.get('/readyz', async (context) =>
    (await isReady(parts)) ? context.text('ready') : context.text('not ready', 503),
  )
  if (parts.pages) app.route('/', parts.pages)

  app.onError((error, context) => {
    // The client has disconnected.
    if (context.req.raw.signal.aborted) {
      parts.log.info('request.aborted', { route: context.req.routePath })
      return problemResponse({ code: 'malformed' })
    }
    parts.log.error('request.failed', error, { route: context.req.routePath })
    return problemResponse({ code: 'internal' })
  })
  return app
}

function logRequest({ log, now, trustedProxies }: Parts): MiddlewareHandler {
  const sourceOf = createSourceNames()
  return async (context, next) => {
    const startedAt = now()
    await next()
    const { status } = context.res
    log.info('request', {
      method: context.req.method,
      route: context.req.routePath,
      status,
      ms: now() - startedAt,
      ...(status >= 400 ? { source: sourceOf(clientAddress(context, trustedProxies)) } : {}),
    })
  }
}

/** Once: behind a proxy that is not counted, all visitors share one rate limit. */
function warnOfProxy({ log }: Parts): MiddlewareHandler {
  let isReported = false
  return (context, next) => {
    if (!isReported && context.req.header('x-forwarded-for') !== undefined) {
      isReported = true
      log.warn('proxy.notTrusted', { trustedProxies: 0 })
    }
    return next()
  }
}

const onlyMethods =
  (allow: string): Handler =>
  () =>
    problemResponse({ code: 'methodNotAllowed', headers: { allow } })

async function isReady({ store, isDraining, log }: Parts): Promise<boolean> {
  if (isDraining()) return false
  try {
    await store.ping()
    return true
  } catch (error) {
    log.error('store.notReady', error)
    return false
  }
}
