import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, open, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 844 }

/** The pictures of the page that is open: where they are, and what the browser does about them. */
const pictures = () => {
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[as=image]')]
    .filter(({ media }) => matchMedia(media).matches)
    .map(({ href }) => href)
  // Smaller ones are icons beside a text.
  const images = [...document.images].filter(
    ({ offsetWidth, height }) => offsetWidth === 0 || height > 80,
  )
  return images.map((image) => {
    const isHidden = image.getClientRects().length === 0
    return {
      src: image.src,
      isHidden,
      isOnFirstScreen: !isHidden && image.getBoundingClientRect().top < innerHeight,
      isFetchedAtOnce: image.loading !== 'lazy' || preloaded.includes(image.src),
      isFetched: performance.getEntriesByName(image.src).length > 0,
    }
  })
}

test('pictures of the first screen are fetched at once, others later or, on a phone, never', async ({
  page,
}) => {
  for (const path of PAGES.map((each) => pagePath('en', each)))
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      const onPhone = await page.evaluate(pictures)
      expect(onPhone.filter(({ isHidden, isFetched }) => isHidden && isFetched)).toEqual([])
      await page.setViewportSize(DESK)
      const found = [...onPhone, ...(await page.evaluate(pictures))]
      const first = found.filter(({ isOnFirstScreen }) => isOnFirstScreen)
      const atOnce = found.filter(({ isFetchedAtOnce }) => isFetchedAtOnce)
      expect(found).not.toEqual([])
      expect(first.filter(({ isFetchedAtOnce }) => !isFetchedAtOnce)).toEqual([])
      const seen = first.map(({ src }) => src)
      expect(atOnce.filter(({ src }) => !seen.includes(src))).toEqual([])
    })
})

test('the logos in the footer come after the scripts, however far away they are', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize(PHONE)
  await open(page, '/en')
  await expect(page.getByRole('link', { name: 'Instagram' })).not.toBeInViewport()
  const first = (part: string) => asked.findIndex((url) => url.includes(part))
  await expect.poll(() => first('social-icons')).toBeGreaterThan(first('.js'))
  expect(asked.filter((url) => url.includes('social-icons'))).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds the logos in the footer, too', async ({ page }) => {
    const logos = page.waitForRequest((request) => request.url().includes('social-icons'))
    await page.goto('/en')
    await page.getByRole('link', { name: 'Instagram' }).scrollIntoViewIfNeeded()
    expect((await (await logos).response())?.ok()).toBe(true)
  })
})
