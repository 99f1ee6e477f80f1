import { FILLING_IN_MS } from '../../scripts/harness/submission.ts'
import { INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import { type AppDependencies, createApp } from '../../src/server/app.ts'
import { createFormTokens } from '../../src/server/form-token.ts'
import { createLog } from '../../src/server/log.ts'
import { createRateLimiter, memoryBuckets, type RateLimits } from '../../src/server/rate-limit.ts'
import { memoryStore } from './stores.ts'

export const START = Date.UTC(2026, 10, 21, 12)

/** Headers to set; undefined takes one away */
export type HeaderChanges = Readonly<Record<string, string | undefined>>

export type TestApi = Awaited<ReturnType<typeof testApi>>

export const limiterWith = (limits: RateLimits, now: () => number) =>
  createRateLimiter(limits, memoryBuckets(now), 'a secret of the tests')

/** The whole API on a store in memory, with a stopped clock. */
export async function testApi(changes: Partial<AppDependencies> = {}) {
  const clock = { now: START }
  const now = () => clock.now
  const lines: string[] = []
  const store = await memoryStore()
  const tokens = createFormTokens('a secret of the tests', now)
  const token = createFormTokens('a secret of the tests', () => START - FILLING_IN_MS).issue()
  const app = createApp({
    store,
    inquiries: store.inquiries,
    tokens,
    limiter: limiterWith({ perIp: 1_000_000, total: 1_000_000 }, now),
    renderLimiter: limiterWith({ perIp: 1_000_000, total: 1_000_000 }, now),
    log: createLog((line) => lines.push(line)),
    now,
    trustedProxies: 1,
    ownOrigins: [],
    renderResponse: async (response) =>
      (await import('../../src/app/server-renderers.tsx')).renderResponse(response),
    isDraining: () => false,
    onAccepted: () => {},
    ...changes,
  })

  const send = async (body: string, changes: HeaderChanges, path = INQUIRIES_PATH) => {
    const headers = new Headers({ host: 'duet.example', 'x-forwarded-for': '192.0.2.1' })
    for (const [name, value] of Object.entries(changes)) {
      if (value !== undefined) headers.set(name, value)
    }
    return app.request(`http://duet.example${path}`, { method: 'POST', headers, body })
  }

  return {
    app,
    store,
    clock,
    lines,
    tokens,
    /** A form token as old as it is when a person has filled in the form */
    token,
    /** Sends a submission as the page's script does */
    post: (body: unknown, headers?: HeaderChanges) =>
      send(typeof body === 'string' ? body : JSON.stringify(body), {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        origin: 'http://duet.example',
        ...headers,
      }),
    /** Sends a form as a browser without JavaScript does */
    postForm: (fields: Record<string, string>, headers?: HeaderChanges, action?: string) =>
      send(
        new URLSearchParams(fields).toString(),
        {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
          origin: 'http://duet.example',
          ...headers,
        },
        action,
      ),
  }
}
