import type { Browser } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'

/** The metrics of one visit; times in milliseconds. */
export interface Visit {
  /** Lighthouse's categories, 0 to 100; those not requested are missing */
  scores: Record<string, number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Durations of the tasks of the main thread over 50 ms that end after the first paint */
  longTasks: number[]
  requests: number
  /** Bytes on the wire, headers counted, by resource type */
  bytes: Record<string, number>
}

const auditsOf = ({ audits }: Result) => ({
  value: (id: string) => audits[id]?.numericValue ?? Number.NaN,
  items: (id: string) => {
    const details = audits[id]?.details
    return details && 'items' in details ? (details.items as Record<string, unknown>[]) : []
  },
})

/** On a busy machine a trace may be lost: then it is recorded again. */
async function runLighthouse(url: string, flags: Flags, attempts = 3): Promise<Result> {
  const run = await lighthouse(url, { logLevel: 'error', ...flags })
  if (run && !run.lhr.runtimeError) return run.lhr
  if (attempts > 1) return runLighthouse(url, flags, attempts - 1)
  throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
}

/** Lighthouse's visit of a phone on slow 4G with a slow processor. */
export async function visitAsPhone(url: string, flags: Flags): Promise<Visit> {
  const result = await runLighthouse(url, flags)
  const { value, items } = auditsOf(result)

  const bytes: Record<string, number> = {}
  const requests = items('network-requests').filter(({ url }) => String(url).startsWith('http'))
  for (const { resourceType, transferSize } of requests) {
    const kind = String(resourceType).toLowerCase()
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize)
  }
  return {
    scores: Object.fromEntries(
      Object.values(result.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    longTasks: longTasksAfterFirstPaint(result),
    requests: requests.length,
    bytes,
  }
}

const LONG_TASK_MS = 50

/**
 * Judged by the trace, each task as long as on the slow processor. Lighthouse's own list has the layout
 * before the first paint in it, too.
 */
function longTasksAfterFirstPaint(result: Result): number[] {
  const { items } = auditsOf(result)
  const firstPaint = Number(items('metrics')[0]?.observedFirstContentfulPaint)
  const slowdown = result.configSettings.throttling.cpuSlowdownMultiplier
  return items('main-thread-tasks')
    .filter(({ startTime, duration }) => Number(startTime) + Number(duration) > firstPaint)
    .map(({ duration }) => Math.round(Number(duration) * slowdown))
    .filter((duration) => duration > LONG_TASK_MS)
}

/** Lighthouse's slow 4G and slow processor, applied by the browser instead of simulated. */
const SLOW_LINE = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const SLOWER_PROCESSOR = 4
const NEVER_MS = 15_000

/** Measured waiting times, under throttling of network and processor. */
export interface Wait {
  firstPaint: number
  /** Until the page is hydrated; NaN without React */
  alive: number
}

/** Measures from the start of the navigation, redirects included. */
export async function waitAsVisitor(browser: Browser, url: string): Promise<Wait> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await page.addInitScript(noteWhenAlive)

  const start = Date.now()
  await page.goto(url, { waitUntil: 'commit' })
  const timeOf = (name: string) =>
    page
      .waitForFunction(
        (name) => {
          const [entry] = performance.getEntriesByName(name)
          // A spinner does not count as content.
          return entry && document.querySelector('h1') && performance.timeOrigin + entry.startTime
        },
        name,
        { timeout: NEVER_MS },
      )
      .then(async (time) => Number(await time.jsonValue()) - start)
      .catch(() => Number.NaN)
  const firstPaint = await timeOf('first-contentful-paint')
  const alive = await timeOf('alive')
  await context.close()
  return { firstPaint, alive }
}

/** Runs in the page: marks the time of the hydration of the header. */
function noteWhenAlive(): void {
  const look = () => {
    const header = document.querySelector('header') ?? {}
    if (Object.keys(header).some((key) => key.startsWith('__react'))) performance.mark('alive')
    else setTimeout(look, 10)
  }
  look()
}
