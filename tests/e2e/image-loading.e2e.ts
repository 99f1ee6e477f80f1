import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, open, test } from './fixtures.ts'

const WIDTHS = [390, 1440] as const

/** In px; smaller pictures are icons beside a text */
const ICON_SIZE = 80

/** The pictures of the page that is open: where they are, and what the browser does about them. */
const pictures = (iconSize: number) => {
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[as=image]')]
    .filter(({ media }) => matchMedia(media).matches)
    .map(({ href }) => href)
  const images = [...document.images].filter(
    ({ offsetWidth, height }) => offsetWidth === 0 || height > iconSize,
  )
  return images.map((image) => ({
    src: image.src,
    isHidden: image.getClientRects().length === 0,
    isOnFirstScreen: image.getBoundingClientRect().top < innerHeight,
    isFetchedAtOnce: image.loading !== 'lazy' || preloaded.includes(image.src),
    isFetched: performance.getEntriesByName(image.src).length > 0,
  }))
}

test('pictures of the first screen are fetched at once, others later or never', async ({
  page,
}) => {
  for (const path of PAGES.map((each) => pagePath('en', each))) {
    const firstScreens = new Set<string>()
    const fetchedAtOnce = new Set<string>()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const found = await page.evaluate(pictures, ICON_SIZE)
      expect(found, path).not.toEqual([])
      for (const picture of found) {
        const { src, isHidden, isOnFirstScreen, isFetchedAtOnce, isFetched } = picture
        const where = `${src} on ${path} at ${width} px`
        if (isHidden) expect(isFetched, where).toBe(false)
        else if (isOnFirstScreen) expect(isFetchedAtOnce, where).toBe(true)
        if (isOnFirstScreen && !isHidden) firstScreens.add(src)
        if (isFetchedAtOnce) fetchedAtOnce.add(src)
      }
    }
    expect([...fetchedAtOnce].filter((src) => !firstScreens.has(src))).toEqual([])
  }
})

test('the logos in the footer come after the first paint, however far away they are', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pagePath('en', ''))

  // Rendered far from the viewport, too, for full-page screenshots.
  const link = page.getByRole('link', { name: 'Instagram' })
  await expect(link).not.toBeInViewport()
  await expect(link).toHaveCSS('content-visibility', 'visible')
  const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
  expect(await link.locator('[aria-hidden]').evaluate(isDrawn)).toBe(true)

  const first = (part: string) => asked.findIndex((url) => url.includes(part))
  await expect.poll(() => first('social-icons')).toBeGreaterThan(first('.js'))
  expect(asked.filter((url) => url.includes('social-icons'))).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds the logos in the footer, too', async ({ page }) => {
    const logos = page.waitForRequest((request) => request.url().includes('social-icons'))
    await page.goto(pagePath('en', ''))
    await page.getByRole('link', { name: 'Instagram' }).scrollIntoViewIfNeeded()
    expect((await (await logos).response())?.ok()).toBe(true)
  })
})
