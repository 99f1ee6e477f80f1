import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** Times in milliseconds since the address was called, redirects included; NaN for what never came. */
export interface Figures {
  painted: number
  /** The largest paint until the page is alive */
  largest: number
  /** The header is hydrated */
  alive: number
  /** The longest task of the main thread that ends after the first paint */
  longest: number
  shift: number
  requests: number
  kilobytes: number
}

export interface Device {
  context: BrowserContextOptions
  /** How many times slower its processor is than this machine's */
  slowdown: number
}

/** Waits that the browser adds to every request itself, as DevTools does */
export interface Throttling {
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

const NEVER_MS = 15_000
/** The longest time from a press on a hydrated page to its effect */
const EFFECT_MS = 1500

/** Opens a page and watches, until its menu has opened. @throws when the menu does not open */
export async function watch(...visit: Parameters<typeof open>): Promise<Figures> {
  const { page, seen, close } = await open(...visit)
  await page.waitForFunction(() => seenOnPage().alive, null, { timeout: NEVER_MS }).catch(() => {})
  await page.waitForTimeout(EFFECT_MS)
  const figures = await seen()
  if (!Number.isNaN(figures.alive)) {
    await press(page)
    const opened = await page
      .waitForFunction(() => seenOnPage().opened, null, { timeout: NEVER_MS })
      .catch(() => null)
    if (!opened) throw new Error(`${page.url()}: the menu does not open`)
  }
  await close()
  return figures
}

/** How long a press right after the first paint takes to open the menu; NaN when it is lost. */
export async function pressAtOnce(...visit: Parameters<typeof open>): Promise<number> {
  const { page, close } = await open(...visit)
  await press(page)
  await page.waitForFunction(() => seenOnPage().alive, null, { timeout: NEVER_MS }).catch(() => {})
  await page.waitForTimeout(EFFECT_MS)
  const { pressed, opened } = await page.evaluate(() => seenOnPage())
  await close()
  return opened ? opened - pressed : Number.NaN
}

/** Opens a page in a new browser context, until something of it is painted. */
async function open(browser: Browser, url: string, device: Device, throttling?: Throttling) {
  const context = await browser.newContext(device.context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown })
  if (throttling) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...throttling })
  }
  await page.addInitScript(observePage)

  const start = Date.now()
  await page.goto(url, { waitUntil: 'commit', timeout: NEVER_MS })
  // A spinner does not count as painted.
  await page.waitForFunction(
    () =>
      document.querySelector('h1') && performance.getEntriesByName('first-contentful-paint').length,
    null,
    { timeout: NEVER_MS, polling: 20 },
  )
  const seen = () =>
    page.evaluate((start): Figures => {
      const { largest, alive, shift, tasks } = seenOnPage()
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
      const sinceCall = (time: number) => (time ? performance.timeOrigin + time - start : NaN)
      const loaded = ['navigation', 'resource'].flatMap((type) =>
        performance.getEntriesByType(type),
      ) as PerformanceResourceTiming[]
      return {
        painted: sinceCall(painted),
        largest: sinceCall(largest),
        alive: sinceCall(alive),
        longest: Math.max(
          0,
          ...tasks.filter(({ end }) => end > painted).map(({ duration }) => duration),
        ),
        shift,
        requests: loaded.filter(({ transferSize }) => transferSize > 0).length,
        kilobytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      }
    }, start)
  return { page, seen, close: () => context.close() }
}

/** Taps or clicks the last button of the header that can be seen: the menu, or the languages. */
async function press(page: Page): Promise<void> {
  const button = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header :is(button, summary)')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const box = boxes.at(-1)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  if (!button) return // of another site
  const { x, y } = button
  const hasFingers = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (hasFingers ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

interface Seen {
  largest: number
  alive: number
  shift: number
  tasks: { end: number; duration: number }[]
  pressed: number
  opened: number
}
declare function seenOnPage(): Seen

/** Runs in the page: notes what happens, and when. */
function observePage(): void {
  const seen: Seen = { largest: 0, alive: 0, shift: 0, tasks: [], pressed: 0, opened: 0 }
  Object.assign(window, { seenOnPage: () => seen })

  const observe = (
    type: string,
    note: (entry: PerformanceEntry & Record<string, number>) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Parameters<typeof note>[0])
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value ?? 0
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ end: startTime + duration, duration })
  })

  const isHydrated = (element: Element | null) =>
    Object.keys(element ?? {}).some((key) => key.startsWith('__react'))
  const awaitHydration = () => {
    if (isHydrated(document.querySelector('header'))) seen.alive = performance.now()
    else setTimeout(awaitHydration, 10)
  }
  awaitHydration()

  addEventListener('pointerdown', () => (seen.pressed ||= performance.now()), true)
  new MutationObserver(() => {
    const isOpen = document.querySelector('header :is([aria-expanded=true], [open])')
    if (isOpen) seen.opened ||= performance.now()
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-expanded', 'open'],
  })
}
