import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, test } from './fixtures.ts'
import { layoutShift, painted, SHIFT_LIMIT } from './layout-shift.ts'

/** In bytes of the body: somewhere within the first screen of each page */
const PIECES = [5000, 6500, 8000, 9500, 11_000, 12_500]

/** A text that stands in the middle beside a picture may move while the rest of it arrives. */
const LIMIT = 2 * SHIFT_LIMIT

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The site behind a line on which documents stop after some bytes of the body, until they are released. */
async function siteInPieces(site: string) {
  const document = { piece: 0, release: () => {} }
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(site + url)
    const type = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(content)
    const end = content.indexOf('<body') + document.piece
    response.write(content.subarray(0, end))
    document.release = () => response.end(content.subarray(end))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { document, url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

for (const viewport of SCREENS) {
  test(`little moves on ${viewport.width} px when the rest of a document arrives`, async ({
    page,
    baseURL,
  }) => {
    const { document, url, stop } = await siteInPieces(`${baseURL}`)
    await page.setViewportSize(viewport)
    // They start when the whole document is there.
    await page.route('**/*.js', () => {})
    for (const path of PAGES.map((each) => pagePath('de', each)))
      for (document.piece of PIECES) {
        await page.goto(url + path, { waitUntil: 'commit' })
        await painted(page)
        document.release()
        await page.waitForLoadState('domcontentloaded')
        await painted(page)
        const shift = await layoutShift(page)
        expect.soft(shift, `${path} after ${document.piece} bytes`).toBeLessThanOrEqual(LIMIT)
      }
    stop()
  })
}
