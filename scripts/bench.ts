import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { pagePath } from '../src/urls/location.ts'
import { PAGES } from '../src/urls/pages.ts'
import { type Line, startLine } from './bench/line.ts'
import { startSecureSite } from './bench/secure-site.ts'
import { type Device, type Figures, pressAtOnce, watch } from './bench/visit.ts'
import { chromiumLaunchOptions, requireChromium } from './chromium.ts'

/**
 * How fast the built pages are for people, by the clock: medians of interleaved runs, so that other load
 * on the machine affects every page and every build alike (docs/performance.md).
 *
 *   npm run bench -- [--runs 5] [--pages /,/en,/ru/blog] [--settings slow-phone,fast-laptop]
 *                    [--against ../before/dist]
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    settings: { type: 'string' },
    against: { type: 'string', default: '' },
  },
})
const list = (text: string) => text.split(',').filter(Boolean)

const SLOW_4G: Line = { roundTripMs: 150, bytesPerSecond: 200_000 }
const FAST: Line = { roundTripMs: 20, bytesPerSecond: 6_250_000 }
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

const SETTINGS: Readonly<Record<string, { device: Device; line: Line }>> = {
  'slow-phone': { device: PHONE, line: SLOW_4G },
  'fast-phone': { device: PHONE, line: FAST },
  'slow-laptop': { device: LAPTOP, line: SLOW_4G },
  'fast-laptop': { device: LAPTOP, line: FAST },
}

const paths = values.pages
  ? list(values.pages)
  : ['/', ...(['en', 'ru'] as const).flatMap((code) => PAGES.map((page) => pagePath(code, page)))]

interface Row {
  setting: string
  build: string
  path: string
  url: string
  device: Device
  figures: Figures[]
  presses: number[]
}
const rows: Row[] = []
const running: { stop(): unknown }[] = []

const settings = values.settings ? list(values.settings) : Object.keys(SETTINGS)
for (const build of ['dist', ...list(values.against)]) {
  const site = await startSecureSite(build)
  running.push(site)
  for (const setting of settings) {
    const known = SETTINGS[setting]
    if (!known) throw new Error(`No setting ${setting}: there are ${Object.keys(SETTINGS)}`)
    const line = await startLine(known.line, site.address)
    running.push(line)
    for (const path of paths) {
      const url = `https://localhost:${line.port}${path}`
      rows.push({ setting, build, path, url, device: known.device, figures: [], presses: [] })
    }
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
const launchOptions = chromiumLaunchOptions(UNWATCHED, TRUSTING)
const browser = await chromium.launch({ ...launchOptions, executablePath: requireChromium() })
for (let run = 1; run <= Number(values.runs); run++) {
  for (const { setting, build, path, url, device, figures, presses } of rows) {
    process.stderr.write(`${run}/${values.runs} ${setting} ${build} ${path}\n`)
    figures.push(await watch(browser, url, device))
    presses.push(await pressAtOnce(browser, url, device))
  }
}
await browser.close()
for (const each of running.reverse()) await each.stop()

/** The median; NaN of no numbers. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))
process.stdout.write(
  `${values.runs} runs, medians in ms; ${cpus().length} processors, load ${loadavg().map((load) => load.toFixed(1))}\n`,
)
console.table(
  rows.map(({ setting, build, path, figures, presses }) => {
    const of = (figure: keyof Figures, digits = 0) =>
      rounded(median(figures.map((each) => each[figure])), digits)
    const felt = presses.filter((press) => !Number.isNaN(press))
    return {
      setting,
      build,
      page: path,
      painted: of('painted'),
      largest: of('largest'),
      alive: of('alive'),
      'press → effect': rounded(median(felt)),
      'presses lost': presses.length - felt.length,
      'longest task': of('longest'),
      shift: of('shift', 3),
      requests: of('requests'),
      kB: of('kilobytes', 1),
    }
  }),
)
