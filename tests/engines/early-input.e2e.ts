import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ANY_PAGE, headingOf, labelOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test, visit } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'
import type { Page } from './page-object.ts'

const t = textsIn('en')
const PLACE = 300

/** The script that hydrates the page */
const ENTRY = /^\/assets\/index-[\w-]+\.js$/

/** What is delayed: scripts until they are released, the first picture until hydration. */
type Late = 'scripts' | 'picture'

/** The site behind a slow line. */
async function slowSite(site: string, late: Late) {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  let isReleased = false
  const release = () => {
    isReleased = true
    resolve()
  }
  let hydrated = Promise.withResolvers<void>()
  let isPictureHeld = false
  const PREFIX = {
    // Not held themselves: the driver waits until the page has loaded.
    scripts: "await fetch('/held');",
    picture:
      "addEventListener('hydrated', () => fetch('/hydrated').catch(() => {}), { once: true });",
  }
  const proxy = createServer(async ({ url = '' }, response) => {
    if (url === '/held') await released
    if (url === '/hydrated') hydrated.resolve()
    const isOwn = url === '/held' || url === '/hydrated'
    const { status, headers, body } = await fetch(isOwn ? `${site}/robots.txt` : site + url)
    const type = headers.get('content-type') ?? ''
    if (type.startsWith('text/html')) {
      hydrated = Promise.withResolvers()
      isPictureHeld = false
    }
    // One: the scripts need a connection, too.
    if (late === 'picture' && type.startsWith('image/svg') && !isPictureHeld) {
      isPictureHeld = true
      await hydrated.promise
    }
    const policy = headers.get('content-security-policy')
    response.writeHead(status, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    })
    // The entry alone, which no other imports: WebKit hands out a module that still waits.
    if (ENTRY.test(url) && !isReleased) response.write(PREFIX[late])
    for await (const part of body ?? []) response.write(part)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  // It ends with the tests: a tab that is closed asks it once more.
  proxy.unref()
  return { url: `http://127.0.0.1:${port}`, release }
}

/** Acts before hydration, and checks afterwards. */
const early = (
  path: string,
  act: (page: Page) => Promise<unknown>,
  see: (page: Page) => Promise<void>,
) =>
  visit(async ({ page, server }) => {
    const site = await slowSite(server.url, 'scripts')
    await page.resize({ width: 390, height: 844 })
    await page.goto(site.url + path)
    await act(page)
    expect(await page.isHydrated()).toBe(false)
    site.release()
    await page.hydrated()
    await see(page)
  })

test(
  'a page stays where it was scrolled before hydration, and Back returns there',
  early(
    '/en',
    (page) => page.evaluate((place) => scrollTo(0, place), PLACE),
    async (page) => {
      const scrolled = () => page.evaluate(() => scrollY)
      expect(await scrolled()).toBe(PLACE)
      await page.resize({ width: 1280, height: 800 })
      await page.evaluate((place) => scrollTo(0, place), PLACE)
      await headerLink(page, t(labelOf(ANY_PAGE))).click()
      await expect.poll(heading(page).text).toContain(headingOf('en', ANY_PAGE))
      await expect.poll(scrolled).toBe(0)
      await page.back()
      await expect
        .poll(async () => [await page.address(), await scrolled()])
        .toEqual(['/en', PLACE])
    },
  ),
)

test(
  'a reload returns to where a page was scrolled, even if it hydrates before it has loaded',
  visit(async ({ page, server }) => {
    const { url } = await slowSite(server.url, 'picture')
    await page.open(`${url}/en`)
    await page.evaluate((place) => scrollTo(0, place), PLACE)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(PLACE)
  }),
)

const menuButton = (page: Page) =>
  page.role('button', new RegExp(`^(${t('ui.openMenu')}|${t('ui.closeMenu')})$`))

test(
  'the menu of a phone opens by a press of the pointer before hydration, and stays open',
  early(
    '/en',
    async (page) => {
      await menuButton(page).click()
      await expect.poll(headerLink(page, t('nav.contact')).count).toBe(1)
    },
    (page) => expect.poll(headerLink(page, t('nav.contact')).count).toBe(1),
  ),
)
