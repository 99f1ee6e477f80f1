import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, test } from './fixtures.ts'
import { expectStill, nextPaint } from './layout-shift.ts'

/** In bytes of the body: somewhere within the first screen of each page */
const PIECES = [5000, 8000, 11_000] as const

/** The site behind a line on which documents stop at the first of these pieces, and go on when they are told to. */
async function siteInPieces(site: string) {
  const document = { send: (_piece?: number) => {} }
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(site + url)
    const type = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(content)
    const body = content.indexOf('<body')
    let sent = 0
    document.send = (piece) => {
      if (piece === undefined) return response.end(content.subarray(sent))
      response.write(content.subarray(sent, body + piece))
      sent = body + piece
    }
    document.send(PIECES[0])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { document, url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** How many elements of the page there are so far */
const parsed = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Sends the document up to this piece. */
async function sendPiece(page: Page, document: { send: (piece: number) => void }, piece: number) {
  const before = await parsed(page)
  document.send(piece)
  await expect.poll(() => parsed(page), { intervals: [10] }).toBeGreaterThan(before)
}

/** Whether the page draws anything: its next frame takes no half of a second. */
const isDrawn = (page: Page) =>
  page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
      new Promise((resolve) => setTimeout(resolve, 500, false)),
    ]),
  )

test.beforeEach(async ({ page }) => {
  // They start when the whole document is there.
  await page.route('**/*.js', () => {})
})

test('a phone shows a page while it arrives in pieces, and nothing moves', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { document, url, stop } = await siteInPieces(`${baseURL}`)
  for (const path of PAGES.map((each) => pagePath('de', each))) {
    await page.goto(url + path, { waitUntil: 'commit' })
    await nextPaint(page)
    for (const piece of PIECES.slice(1)) {
      await sendPiece(page, document, piece)
      await nextPaint(page)
    }
    const paints = await page.evaluate(() => performance.getEntriesByType('paint').length)
    expect(paints, `${path} is seen before all of it is there`).toBeGreaterThan(0)
    document.send()
    await page.waitForLoadState('domcontentloaded')
    await nextPaint(page)
    await expectStill(page)
  }
  stop()
})

// What says so is the same in every page (src/routes/__root.tsx).
test('on a wide screen a page is seen when all of it has arrived', async ({ page, baseURL }) => {
  const { document, url, stop } = await siteInPieces(`${baseURL}`)
  await page.goto(`${url}/de`, { waitUntil: 'commit' })
  await sendPiece(page, document, PIECES[1])
  expect(await isDrawn(page)).toBe(false)
  document.send()
  await nextPaint(page)
  await expectStill(page)
  stop()
})
