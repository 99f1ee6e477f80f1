import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { pagePath } from '../src/i18n/location.ts'
import { PAGES } from '../src/pages.ts'
import { type Visit, visitAsPhone, type Wait, waitAsVisitor } from './bench/measure.ts'
import { median, table } from './bench/table.ts'
import { chromiumLaunchOptions, requireChromium } from './chromium.ts'
import { serverDirectory, startServerProcess } from './harness/server-process.ts'

/**
 * How fast the built pages are on a phone: medians of Lighthouse's metrics and of measured waiting
 * times. The runs are interleaved, so that other load on the machine affects every page alike.
 *
 *   npm run bench -- [--runs 5] [--pages /,/en,/ru/blog] [--only-categories performance]
 *                    [--against http://127.0.0.1:4000/en,https://example.com]
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
    'only-categories': { type: 'string' },
    against: { type: 'string', default: '' },
  },
})
const list = (text: string) => text.split(',').filter(Boolean)

const EVERY_PAGE = [
  '/',
  ...(['en', 'ru'] as const).flatMap((code) => PAGES.map((page) => pagePath(code, page))),
]

interface Measured {
  visits: Visit[]
  waits: Wait[]
}

const executablePath = requireChromium()
const { args } = chromiumLaunchOptions()
const directory = await serverDirectory()
const server = await startServerProcess({ ...directory.environment, SITE_DIR: 'dist/client' })
const phone = await launch({ chromePath: executablePath, chromeFlags: [...args, '--headless=new'] })
const browser = await chromium.launch(chromiumLaunchOptions())

const urls = [
  ...(values.pages === undefined ? EVERY_PAGE : list(values.pages)).map(
    (path) => server.url + path,
  ),
  ...list(values.against),
]
const measured = new Map(urls.map((url): [string, Measured] => [url, { visits: [], waits: [] }]))
const onlyCategories = values['only-categories'] && list(values['only-categories'])
for (let run = 1; run <= Number(values.runs); run++) {
  for (const [url, { visits, waits }] of measured) {
    process.stderr.write(`${run}/${values.runs} ${url}\n`)
    visits.push(
      await visitAsPhone(url, { port: phone.port, ...(onlyCategories && { onlyCategories }) }),
    )
    waits.push(await waitAsVisitor(browser, url))
  }
}
await browser.close()
phone.kill()
await server.end('SIGTERM')
await directory.remove()

/** A number, empty if it was not measured, and its ratio to the first row's. */
const withRatio = (value: number, first: number, digits = 0) => {
  if (Number.isNaN(value)) return ''
  const ratio = value / first
  const isTelling = ratio !== 1 && Number.isFinite(ratio)
  return `${value.toFixed(digits)}${isTelling ? ` ×${ratio.toFixed(2)}` : ''}`
}

const figuresOf = ({ visits, waits }: Measured) => ({
  fcp: median(visits.map(({ fcp }) => fcp)),
  lcp: median(visits.map(({ lcp }) => lcp)),
  tbt: median(visits.map(({ tbt }) => tbt)),
  cls: median(visits.map(({ cls }) => cls)),
  paint: median(waits.map(({ firstPaint }) => firstPaint)),
  alive: median(waits.map(({ alive }) => alive)),
  bytes: median(visits.map(({ bytes }) => total(bytes))),
})
const total = (bytes: Record<string, number>) => Object.values(bytes).reduce((a, b) => a + b, 0)

const rows = [...measured].map(([url, figures]) => ({ url: url.replace(server.url, ''), figures }))
const first = figuresOf(rows[0]?.figures ?? { visits: [], waits: [] })

const speed = rows.map(({ url, figures }) => {
  const { fcp, lcp, tbt, cls, paint, alive } = figuresOf(figures)
  // The worst run of each category: a page that fails one now and then fails it.
  const scores = Object.keys(figures.visits[0]?.scores ?? {}).map((id) =>
    id === 'performance'
      ? median(figures.visits.map(({ scores }) => scores[id] ?? 0))
      : Math.min(...figures.visits.map(({ scores }) => scores[id] ?? 0)),
  )
  const longTasks = figures.visits.toSorted((a, b) => a.longTasks.length - b.longTasks.length)
  return {
    page: url,
    scores: scores.join(' '),
    'FCP ms': withRatio(fcp, first.fcp),
    'LCP ms': withRatio(lcp, first.lcp),
    'TBT ms': withRatio(tbt, first.tbt),
    CLS: Number.isNaN(cls) ? '' : cls.toFixed(3),
    'tasks > 50 ms': longTasks[Math.floor(longTasks.length / 2)]?.longTasks.join(' ') ?? '',
    'painted ms': withRatio(paint, first.paint),
    'alive ms': withRatio(alive, first.alive),
  }
})
const weight = rows.map(({ url, figures }) => {
  const [visit] = figures.visits
  const kinds = ['document', 'stylesheet', 'font', 'image', 'script'] as const
  const kb = (value: number) => (value / 1000).toFixed(1)
  const bytes = visit?.bytes ?? {}
  const known = kinds.reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0)
  return {
    page: url,
    requests: String(visit?.requests),
    'all kB': withRatio(total(bytes) / 1000, first.bytes / 1000, 1),
    ...Object.fromEntries(kinds.map((kind) => [`${kind} kB`, kb(bytes[kind] ?? 0)])),
    'other kB': kb(total(bytes) - known),
  }
})
process.stdout.write(
  `${values.runs} runs; scores are ${Object.keys(rows[0]?.figures.visits[0]?.scores ?? {}).join(', ')}\n\n${table(speed)}\n\n${table(weight)}\n`,
)
