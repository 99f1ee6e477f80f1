import { expect, MOTION, open, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

test.use({ ...MOTION, viewport: { width: 1440, height: 900 } })

test('on Home the frames slide into their overlap, which is what both cover at every moment; the page never scrolls sideways', async ({
  page,
}) => {
  await open(page, '/en')
  const hero = page.getByRole('main').locator('section').first()
  const at = (time: number) =>
    hero.evaluate((hero, currentTime) => {
      const layers = hero.querySelectorAll<HTMLElement>('img, div:has(> picture > img)')
      const entrance = [...layers].flatMap((layer) => {
        layer.style.animation = 'none'
        layer.getAnimations() // takes the old one away
        layer.style.animation = ''
        return layer.getAnimations()
      })
      for (const animation of entrance) {
        animation.pause()
        animation.currentTime = currentTime
      }
      const distance = (...selectors: [string, string]) => {
        const boxes = selectors.map((each) => hero.querySelector(each)?.getBoundingClientRect())
        const [a = new DOMRect(Number.NaN), b = a] = boxes
        return Math.hypot(a.x - b.x, a.y - b.y)
      }
      const [creator, brand, unison] = ['creator', 'brand', 'unison'].map(
        (name) => `img[src*=hero-${name}]`,
      ) as [string, string, string]
      return {
        animations: entrance.length,
        width: document.documentElement.scrollWidth,
        apart: distance(creator, brand),
        fromCreator: distance(unison, creator),
        fromBrand: distance(`div:has(> picture > ${unison})`, brand),
      }
    }, time)
  const distances: number[] = []
  for (const time of [0, 500, 899]) {
    const { apart, ...rest } = await at(time)
    expect(rest, `${time} ms`).toEqual({
      animations: 4,
      width: 1440,
      fromCreator: expect.closeTo(0, 1),
      fromBrand: expect.closeTo(0, 1),
    })
    distances.push(apart)
  }
  expect(distances[0]).toBeGreaterThan(90)
  expect(distances).toEqual(distances.toSorted((a, b) => b - a))
  expect(distances.at(-1)).toBeLessThan(1)

  await test.step('with reduced motion nothing moves', async () => {
    const animated = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter((each) =>
            [undefined, '::before'].some(
              (part) => getComputedStyle(each, part).animationName !== 'none',
            ),
          ).length,
      )
    expect(await animated()).toBeGreaterThan(4)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await animated()).toBe(0)
  })
})

test('where the scroll moves nothing, a call to action is joined by its frame, and their overlap with it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      animation.pause()
      animation.currentTime = 60
      return animation
    }
  })
  await open(page, '/en/for-influencers')
  const overlap = page.locator('main [data-overlap]')
  await overlap.scrollIntoViewIfNeeded()
  const shifts = () =>
    overlap.evaluate((element) =>
      [element.previousElementSibling, element.firstElementChild].map((layer) =>
        layer ? new DOMMatrix(getComputedStyle(layer).transform).m41 : 0,
      ),
    )
  await expect.poll(async () => (await shifts())[0]).toBeGreaterThan(1)
  const [frame, print] = await shifts()
  expect(print).toBe(frame)
})

test('the head of the guest in a call to action is not cropped on a narrow screen', async ({
  page,
}) => {
  await open(page, '/en/for-brands')
  const frame = page.locator('main [data-overlap]')
  for (const width of [320, 760]) {
    await page.setViewportSize({ width, height: 900 })
    const [guest, around] = [await boxOf(frame.locator('img')), await boxOf(frame)]
    expect(around.y - guest.y, `${width} px`).toBeLessThan(0.08 * guest.height)
  }
})

test('no frame covers a title while the page scrolls', async ({ page }) => {
  for (const path of ['/en', '/en/for-influencers', '/en/for-brands']) {
    await open(page, path)
    const titles = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(titles).not.toHaveCount(0)
    const covered = () =>
      titles.evaluateAll(async (all) => {
        const found: string[] = []
        for (const title of all) {
          title.scrollIntoView({ block: 'center', behavior: 'instant' })
          // The frames follow with the next picture.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          const { left, top, width, height } = title.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          if (!title.contains(hit))
            found.push(`${title.textContent}: ${hit?.outerHTML.slice(0, 99)}`)
        }
        return found
      })
    // What is printed as it comes into the window ends.
    await expect.poll(covered).toEqual([])
  }
})
