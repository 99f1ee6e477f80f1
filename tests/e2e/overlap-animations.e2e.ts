import type { Page } from '@playwright/test'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, MOTION, open, scrollPosition, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

const creator = (page: Page) => page.locator('main img[src*=hero-creator]')
const brand = (page: Page) => page.locator('main img[src*=hero-brand]')
const unison = (page: Page) => page.locator('main img[src*=hero-unison]')

test.use({ ...MOTION, viewport: { width: 1440, height: 900 } })

test('on Home the frames slide into their overlap, which is what both cover at every moment; the page never scrolls sideways', async ({
  page,
}) => {
  await open(page, '/en')
  const at = (time: number) =>
    page.evaluate((currentTime) => {
      const hero = document.querySelector('main section')
      const layers = [
        ...(hero?.querySelectorAll<HTMLElement>('img, div:has(> picture > img)') ?? []),
      ]
      const entrance = layers.flatMap((layer) => {
        layer.style.animation = 'none'
        layer.getAnimations() // takes the old one away
        layer.style.animation = ''
        return layer.getAnimations()
      })
      for (const animation of entrance) {
        animation.pause()
        animation.currentTime = currentTime
      }
      const boxOf = (name: string) => {
        const picture = hero?.querySelector(`img[src*=hero-${name}]`)
        const { x = 0, y = 0 } = picture?.getBoundingClientRect() ?? {}
        return { x, y, box: picture?.closest('div')?.getBoundingClientRect() }
      }
      const [creator, brand, unison] = ['creator', 'brand', 'unison'].map(boxOf)
      const distance = (a?: { x: number; y: number }, b?: { x: number; y: number }) =>
        a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN
      return {
        animations: entrance.length,
        width: document.documentElement.scrollWidth,
        apart: distance(creator, brand),
        fromCreator: distance(unison, creator),
        fromBrand: distance(unison?.box, brand),
      }
    }, time)
  const inRegister = {
    animations: 4,
    width: 1440,
    fromCreator: expect.closeTo(0, 1),
    fromBrand: expect.closeTo(0, 1),
  }
  const distances: number[] = []
  for (const time of [0, 300, 500, 700, 899]) {
    const { apart, ...rest } = await at(time)
    expect(rest, `${time} ms`).toEqual(inRegister)
    distances.push(apart)
  }
  expect(distances[0]).toBeGreaterThan(90)
  expect(distances).toEqual(distances.toSorted((a, b) => b - a))
  expect(distances.at(-1)).toBeLessThan(1)
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

test('the head of the guest in a call to action is not cropped on a phone of any width', async ({
  page,
}) => {
  await open(page, '/en/for-brands')
  const frame = page.locator('main [data-overlap]')
  for (const width of [320, 390, 430, 600, 760]) {
    await page.setViewportSize({ width, height: 900 })
    const [guest, around] = [await boxOf(frame.locator('img')), await boxOf(frame)]
    expect(around.y - guest.y, `${width} px`).toBeLessThan(0.08 * guest.height)
  }
})

/** How many layers of Home are not where they stay */
const displaced = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main img, [data-closing], [data-closing] *')].filter((each) =>
        [undefined, '::before'].some((part) => getComputedStyle(each, part).transform !== 'none'),
      ).length,
  )

test('what meets as it comes into the window is where it stays while it is far below', async ({
  page,
}) => {
  await open(page, '/en')
  await page.locator('[data-closing]').evaluate((panel) => {
    const top = panel.getBoundingClientRect().top - 0.8 * innerHeight
    window.scrollBy({ top, behavior: 'instant' })
  })
  await expect.poll(() => displaced(page)).toBeGreaterThan(3)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => displaced(page)).toBe(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no frame moves', async ({ page }) => {
    await open(page, '/en')
    await page.locator('[data-closing]').scrollIntoViewIfNeeded()
    expect(await displaced(page)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(200)
    for (const layer of [creator(page), brand(page), unison(page)]) {
      await expect(layer).toHaveCSS('transform', 'none')
      await expect(layer).toHaveCSS('clip-path', 'none')
    }
  })
})

/** Titles of parts that something else lies on, each in the middle of the window. */
async function coveredTitles(): Promise<string[]> {
  const covered: string[] = []
  for (const title of document.querySelectorAll('main h3')) {
    if (!title.checkVisibility({ visibilityProperty: true }) || title.closest('[aria-hidden]'))
      continue
    title.scrollIntoView({ block: 'center', behavior: 'instant' })
    // The frames follow with the next picture.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { left, top, width, height } = title.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isOfACard = hit?.matches('a') && hit.closest('li')?.contains(title)
    if (!title.contains(hit) && !isOfACard)
      covered.push(`${title.textContent}: ${hit?.outerHTML.slice(0, 99)}`)
  }
  return covered
}

test('scrolling clips and moves no text but the copies in the inks of a headline, and no frame covers a title', async ({
  page,
}) => {
  for (const name of PAGES) {
    await open(page, pagePath('en', name))
    const halfDone = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect, timeline }) => {
        if (!(effect instanceof KeyframeEffect) || timeline === document.timeline) return []
        const { target, pseudoElement } = effect
        const moves = effect
          .getKeyframes()
          .some((each) => 'clipPath' in each || 'transform' in each)
        const isCopy = target?.closest('[data-closing] [aria-hidden]')
        return moves && !pseudoElement && !isCopy ? (target?.textContent ?? []) : []
      }),
    )
    expect(halfDone.filter(Boolean)).toEqual([])
    await expect.poll(() => page.evaluate(coveredTitles)).toEqual([])
  }
})
