import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PAGES } from '../../src/urls/pages.ts'
import { type SiteServer, siteFixture } from '../support/site-fixture.ts'
import { test as base, expect, holdRequests, MOTION, open, waitForHydration } from './fixtures.ts'

const OUT = 'dist/development'
const BUILD = ['scripts/build.ts', '--if-stale', '--mode', 'development', '--out', OUT]

/** On a build with React's warnings, made if it is missing or stale */
const test = base.extend<object, { server: SiteServer }>({
  server: siteFixture(`${OUT}/client`, () => promisify(execFile)(process.execPath, BUILD)),
})

// What depends on the time, too: a visitor in a distant time zone, years later
test.use({ ...MOTION, timezoneId: 'Asia/Tokyo' })

const ADDRESSES = [
  ...PAGES.map((each) => each && `/${each}`),
  '/contact?type=influencer&utm_source=x',
  '/contact?type="influencer"',
  '/blog?category=ai&q=a',
]

// React says what differs between the prerendered page and the live one in development only.
// What is rendered is the same in every language but for its texts, of which a built site says, too, that
// they differ (pages.e2e.ts).
test('React hydrates a page at any address without a warning', async ({
  page,
  tolerate,
  browserErrors,
}) => {
  await page.clock.setFixedTime('2030-01-07T12:00Z')
  for (const [index, address] of ADDRESSES.entries())
    await open(page, `/${index % 2 ? 'de' : 'ru'}${address}`)
  expect(browserErrors).toEqual([])

  await test.step('it would say what differs, and where', async () => {
    tolerate(/hydrat/i)
    const release = await holdRequests(page)
    await page.goto('/en', { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.textContent = 'Another title'
    })
    release()
    await waitForHydration(page)
    // A build for visitors has the number of the error alone.
    expect(browserErrors.join()).toContain('Another title')
  })
})
