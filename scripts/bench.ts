import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pagePath } from '../src/urls/location.ts'
import { PAGES } from '../src/urls/pages.ts'
import { carryOver, type Line } from './bench/line.ts'
import { startSecureSite } from './bench/secure-site.ts'
import { type Device, type Figures, pressAtOnce, type Throttling, watch } from './bench/visit.ts'
import { chromiumLaunchOptions, requireChromium } from './chromium.ts'
import { startTcpProxy } from './harness/tcp-proxy.ts'

/**
 * How fast the built pages are for people, by the clock: medians of interleaved runs, so that other load
 * on the machine affects every page and every build alike (docs/performance.md).
 *
 *   npm run bench -- [--runs 5] [--pages /,/en,/ru/blog] [--settings slow-phone,fast-laptop]
 *                    [--against ../before/dist,https://example.com/en] [--lighthouse]
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    settings: { type: 'string' },
    against: { type: 'string', default: '' },
    lighthouse: { type: 'boolean', default: false },
  },
})
/** NaN of no numbers */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const list = (text: string) => text.split(',').filter(Boolean)

const SLOW_4G: Line = { roundTripMs: 150, bytesPerSecond: 200_000 }
const FAST: Line = { roundTripMs: 20, bytesPerSecond: 6_250_000 }
const LOOPBACK: Line = { roundTripMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY }
/** Slow 4G as DevTools has it: the same wait for every request. */
const DEVTOOLS: Throttling = {
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
}
/** The phone of Lighthouse */
const PHONE: Device = {
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
}
const LAPTOP: Device = { context: { viewport: { width: 1440, height: 900 } }, slowdown: 1 }

interface Setting {
  device: Device
  line: Line
  throttling?: Throttling
}
const SETTINGS: Readonly<Record<string, Setting>> = {
  'slow-phone': { device: PHONE, line: SLOW_4G },
  'devtools-phone': { device: PHONE, line: LOOPBACK, throttling: DEVTOOLS },
  'fast-phone': { device: PHONE, line: FAST },
  'slow-laptop': { device: LAPTOP, line: SLOW_4G },
  'fast-laptop': { device: LAPTOP, line: FAST },
}

const pages = values.pages
  ? list(values.pages)
  : ['/', ...(['en', 'ru'] as const).flatMap((code) => PAGES.map((page) => pagePath(code, page)))]

/** What is visited: pages of builds, and single addresses. */
async function startTarget(target: string) {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (!url) return { site: await startSecureSite(target), paths: pages, protocol: 'https:' }
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const site = { address: { host: url.hostname, port }, stop: async () => {} }
  return { site, paths: [url.pathname + url.search], protocol: url.protocol, host: url.hostname }
}

interface Row {
  setting: string
  build: string
  path: string
  /** Of the page over a line */
  url: string
  lighthouseUrl: string
  figures: Figures[]
  presses: number[]
  scores: number[]
}
const rows: Row[] = []
const running: { stop(): unknown }[] = []
const hosts: string[] = []

const settings = values.settings ? list(values.settings) : Object.keys(SETTINGS)
for (const build of ['dist', ...list(values.against)]) {
  const { site, paths, protocol, host = 'localhost' } = await startTarget(build)
  running.push(site)
  const addressOver = async (line: Line) => {
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: 0 }, site.address, carryOver(line))
    running.push(proxy)
    if (host !== 'localhost') hosts.push(`MAP ${host}:${proxy.port} 127.0.0.1:${proxy.port}`)
    return `${protocol}//${host}:${proxy.port}`
  }
  const loopback = await addressOver(LOOPBACK)
  for (const setting of settings) {
    const line = SETTINGS[setting]?.line
    if (!line) throw new Error(`No setting ${setting}: there are ${Object.keys(SETTINGS)}`)
    const address = await addressOver(line)
    for (const path of paths)
      rows.push({
        setting,
        build,
        path,
        url: address + path,
        lighthouseUrl: loopback + path,
        figures: [],
        presses: [],
        scores: [],
      })
  }
}
// Together: the same page of each build one right after the other
rows.sort((a, b) => a.setting.localeCompare(b.setting) || a.path.localeCompare(b.path))

/**
 * With DevTools attached, as here, V8 parses React DOM again for the traces of errors that it constructs
 * (80 ms of the phone's), unless it keeps the positions. No visitor waits for that.
 */
const UNWATCHED = '--js-flags=--no-enable-lazy-source-positions'
/** Of the whole browser: a page allowed to pass over the certificate connects twice. */
const TRUSTING = '--ignore-certificate-errors'
const resolver = hosts.length > 0 ? [`--host-resolver-rules=${hosts.join(',')}`] : []
const launchOptions = chromiumLaunchOptions(UNWATCHED, TRUSTING, ...resolver)
const browser = await chromium.launch({ ...launchOptions, executablePath: requireChromium() })
for (let run = 1; run <= Number(values.runs); run++) {
  // Each build is visited first as often as last.
  const visits = run % 2 ? rows : rows.toReversed()
  for (const { setting, build, path, url, figures, presses } of visits) {
    process.stderr.write(`${run}/${values.runs} ${setting} ${build} ${path}\n`)
    const { device, throttling } = SETTINGS[setting] as Setting
    figures.push(await watch(browser, url, device, throttling))
    presses.push(await pressAtOnce(browser, url, device, throttling))
  }
}
await browser.close()

if (values.lighthouse) {
  const chromeFlags = [...launchOptions.args, '--headless=new']
  const chrome = await launch({ chromePath: requireChromium(), chromeFlags })
  for (let run = 1; run <= 3; run++)
    for (const { setting, lighthouseUrl, scores } of rows)
      if (setting === rows[0]?.setting) scores.push(await lighthouseScore(lighthouseUrl))
  chrome.kill()

  async function lighthouseScore(url: string): Promise<number> {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'] })
    return Math.round((result?.lhr.categories.performance?.score ?? Number.NaN) * 100)
  }
}
for (const each of running.reverse()) await each.stop()

const shown = (value: number, digits = 0) => (Number.isNaN(value) ? '–' : value.toFixed(digits))
process.stdout.write(
  `${values.runs} runs, medians in ms; ${cpus().length} processors, load ${loadavg().map((load) => load.toFixed(1))}\n`,
)
console.table(
  rows.map(({ setting, build, path, figures, presses, scores }) => {
    const of = (figure: keyof Figures) => median(figures.map((each) => each[figure]))
    const felt = presses.filter((press) => !Number.isNaN(press))
    return {
      setting,
      page: `${build === 'dist' ? '' : `${build} `}${path}`,
      painted: shown(of('painted')),
      largest: shown(of('largest')),
      alive: shown(of('alive')),
      'alive : painted': shown(of('alive') / of('painted'), 2),
      'press → effect': felt.length ? shown(median(felt)) : '–',
      'presses lost': `${presses.length - felt.length} of ${presses.length}`,
      'longest task': shown(of('longest')),
      shift: shown(of('shift'), 3),
      requests: shown(of('requests')),
      kB: shown(of('kilobytes'), 1),
      ...(scores.length > 0 && { Lighthouse: shown(median(scores)) }),
    }
  }),
)
