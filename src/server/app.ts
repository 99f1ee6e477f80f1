import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { routePath } from 'hono/route'
import { FORM_TOKEN_PATH, type FormToken, INQUIRIES_PATH } from '../inquiry/api.ts'
import { createInquiries, type InquiriesDependencies } from './inquiries.ts'
import { createSourceNames } from './log.ts'
import type { Site } from './pages.ts'
import { problemResponse } from './problem.ts'
import { clientIpOf, isEncrypted, wantsPage } from './request.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { Store } from './store/open.ts'

export interface AppDependencies extends InquiriesDependencies {
  store: Pick<Store, 'ping'>
  /** The static site; without it the app is the API only */
  createSiteApp?: Site['createSiteApp']
}

/** The whole server as one function from request to response. */
export function createApp(dependencies: AppDependencies): Hono {
  const app = new Hono()
  app.use(addSecurityHeaders((forwardedProto) => isEncrypted(forwardedProto, dependencies)))
  // What is made for a request; built files have their compressed copies.
  app.use(compress({ contentTypeFilter: /^text\/html/ }))
  app.use('/api/*', logRequest(dependencies))
  if (dependencies.trustedProxies === 0) app.use('/api/*', warnOfProxy(dependencies))

  app.get(FORM_TOKEN_PATH, (context) =>
    context.json({ token: dependencies.tokens.issue() } satisfies FormToken),
  )
  app.all(FORM_TOKEN_PATH, onlyMethods('GET, HEAD'))

  app.route(INQUIRIES_PATH, createInquiries(dependencies))
  app.all(INQUIRIES_PATH, onlyMethods('POST'))

  app.all('/api/*', ({ req }, next) =>
    dependencies.createSiteApp && req.method === 'GET' && wantsPage(req.raw.headers)
      ? next()
      : problemResponse({ code: 'notFound' }),
  )

  app.get('/livez', (context) => context.text('alive'))
  app.get('/readyz', async (context) =>
    (await isReady(dependencies)) ? context.text('ready') : context.text('not ready', 503),
  )
  if (dependencies.createSiteApp) app.route('/', dependencies.createSiteApp(dependencies))

  app.onError((error, context) => {
    // The client has disconnected.
    if (context.req.raw.signal.aborted) {
      dependencies.log.info('request.aborted', { route: routePath(context) })
      return problemResponse({ code: 'malformed' })
    }
    dependencies.log.error('request.failed', error, { route: routePath(context) })
    return problemResponse({ code: 'internal' })
  })
  return app
}

function logRequest({ log, now, trustedProxies }: AppDependencies): MiddlewareHandler {
  const sourceOf = createSourceNames()
  return async (context, next) => {
    const startedAt = now()
    await next()
    const { status } = context.res
    log.info('request', {
      method: context.req.method,
      route: routePath(context),
      status,
      ms: now() - startedAt,
      ...(status >= 400 ? { source: sourceOf(clientIpOf(context, trustedProxies)) } : {}),
    })
  }
}

/** Once: behind a proxy that is not counted, all visitors share one rate limit. */
function warnOfProxy({ log }: AppDependencies): MiddlewareHandler {
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
    problemResponse({ code: 'methodNotAllowed' }, { allow })

async function isReady({ store, isDraining, log }: AppDependencies): Promise<boolean> {
  if (isDraining()) return false
  try {
    await store.ping()
    return true
  } catch (error) {
    log.error('store.notReady', error)
    return false
  }
}
