import type { Page } from '@playwright/test'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, MOTION, open, scrollPosition, test } from './fixtures.ts'

const creator = (page: Page) => page.locator('main img[src*=hero-creator]')
const brand = (page: Page) => page.locator('main img[src*=hero-brand]')
const unison = (page: Page) => page.locator('main img[src*=hero-unison]')

test.use({ ...MOTION, viewport: { width: 1440, height: 900 } })

test('on Home the overlap appears once both frames have arrived in their column; the page never scrolls sideways', async ({
  page,
}) => {
  await open(page, '/en')
  const at = (time: number) =>
    page.evaluate((currentTime) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
      const entrance = pictures.flatMap((picture) => {
        picture.style.animation = 'none'
        picture.getAnimations() // takes the old one away
        picture.style.animation = ''
        // Not the animations that follow the scroll position
        return picture.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      })
      for (const animation of entrance) {
        animation.pause()
        animation.currentTime = currentTime
      }
      const overlap = pictures.find(({ src }) => src.includes('hero-unison'))
      return {
        animations: entrance.length,
        width: document.documentElement.scrollWidth,
        besideColumn: entrance.filter(({ effect }) => {
          const { target } = effect as KeyframeEffect
          const frame = target?.getBoundingClientRect()
          const column = target?.parentElement?.parentElement?.getBoundingClientRect()
          return !frame || !column || frame.left < column.left - 1 || frame.right > column.right + 1
        }).length,
        overlap: overlap && getComputedStyle(overlap).clipPath,
      }
    }, time)
  const hidden = { animations: 3, width: 1440, besideColumn: 0, overlap: 'inset(0px 0px 100%)' }
  for (const time of [0, 100, 300, 500]) expect(await at(time)).toEqual(hidden)
  expect(await at(600)).toEqual({ ...hidden, overlap: expect.not.stringContaining('100%') })
  expect(await at(880)).toEqual({ ...hidden, overlap: 'inset(0px 0px 0%)' })
})

for (const width of [390, 1440]) {
  test(`the overlap of a call to action grows with its frame, and does not jump, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
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
    /** How far its frame is from its place, and how much of it is not printed, in px */
    const missing = () =>
      overlap.evaluate((element) => {
        const frame = element.previousElementSibling ?? element
        const clipped = /^inset\(0px 0px 0px ([\d.]+)px\)$/.exec(getComputedStyle(element).clipPath)
        return [new DOMMatrix(getComputedStyle(frame).transform).m41, Number(clipped?.[1])] as const
      })
    await expect.poll(async () => (await missing())[0]).toBeGreaterThan(1)
    const [frame, unprinted] = await missing()
    expect(Math.abs(unprinted - frame)).toBeLessThan(1)
  })
}

test('the head of the guest in a call to action is not cropped on a phone of any width', async ({
  page,
}) => {
  await open(page, '/en/for-brands')
  const frame = page.locator('main [data-overlap]')
  for (const width of [320, 390, 430, 600, 760]) {
    await page.setViewportSize({ width, height: 900 })
    const [guest, around] = await Promise.all([
      frame.locator('img').boundingBox(),
      frame.boundingBox(),
    ])
    if (!guest || !around) throw new Error('Nobody joins the call')
    expect(around.y - guest.y, `${width} px`).toBeLessThan(0.08 * guest.height)
  }
})

/** The panel that closes Home. */
const closing = (page: Page) => page.locator('[data-closing]')

/** How far its frames are from their places sideways, in % of their widths, and how much of its overlap is not printed, in %. */
const closingPrint = (page: Page) =>
  closing(page).evaluate((panel) => {
    const shift = (frame: string) => {
      const { transform, width } = getComputedStyle(panel, frame)
      return new DOMMatrix(transform).m41 / Number.parseFloat(width)
    }
    const overlap = panel.querySelector(':scope > [aria-hidden]') ?? panel
    return {
      left: Math.round(shift('::before') * 100),
      right: Math.round(shift('::after') * 100),
      // From below; none is left out where it is whole
      hidden:
        Number.parseFloat(getComputedStyle(overlap).clipPath.match(/[\d.]+%/)?.[0] ?? '') || 0,
    }
  })

const REGISTERED = { left: 0, right: 0, hidden: 0 }

test('closing panel: frames and headline colours slide into place, then the overlap appears', async ({
  page,
}) => {
  const width = 390
  await page.setViewportSize({ width, height: 900 })
  await open(page, '/en')
  const scrollTo = (share: number) =>
    closing(page).evaluate((panel, place) => {
      const top = panel.getBoundingClientRect().top + scrollY
      window.scrollTo({ top: top - innerHeight * place, behavior: 'instant' })
    }, share)
  await scrollTo(0.99)
  await expect.poll(() => closingPrint(page)).toEqual({ left: -10, right: 10, hidden: 100 })
  await scrollTo(0.9)
  await expect
    .poll(() =>
      closing(page).evaluate((panel) => {
        const { backgroundPositionX } = getComputedStyle(panel.querySelector('h2') ?? panel)
        const [share = 0, length = 0] = backgroundPositionX.match(/-?\s?[\d.]+/g) ?? []
        const { left, transform } = getComputedStyle(panel, '::after')
        const green = Number.parseFloat(left) + new DOMMatrix(transform).m41
        const seam =
          panel.clientWidth * (1 - Number(share) / 100) + Number(`${length}`.replace(' ', ''))
        return Math.abs(seam - green) / panel.clientWidth
      }),
    )
    .toBeLessThan(0.002)
  const widths = await page.evaluate(() =>
    [0, 100, 300, 600, scrollY].map((top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return document.documentElement.scrollWidth
    }),
  )
  expect(new Set(widths)).toEqual(new Set([width]))
  // In place before the headline can be read
  await scrollTo(
    1 - (await closing(page).evaluate((panel) => panel.clientHeight / 2 / innerHeight)),
  )
  await expect.poll(() => closingPrint(page)).toEqual(REGISTERED)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no frame moves, and the closing panel is in place from the start', async ({ page }) => {
    await open(page, '/en')
    expect(await closingPrint(page)).toEqual(REGISTERED)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(200)
    for (const layer of [creator(page), brand(page), unison(page)]) {
      await expect(layer).toHaveCSS('transform', 'none')
      await expect(layer).toHaveCSS('clip-path', 'none')
    }
  })
})

test('scrolling clips and moves no text', async ({ page }) => {
  for (const name of PAGES) {
    await open(page, pagePath('en', name))
    const halfDone = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect, timeline }) => {
        if (!(effect instanceof KeyframeEffect) || timeline === document.timeline) return []
        const { target, pseudoElement } = effect
        const moves = effect
          .getKeyframes()
          .some((each) => 'clipPath' in each || 'transform' in each)
        return moves && !pseudoElement ? (target?.textContent ?? []) : []
      }),
    )
    expect(halfDone.filter(Boolean)).toEqual([])
  }
})

test('overlapping frames cover no heading', async ({ page }) => {
  for (const name of PAGES) {
    await open(page, pagePath('en', name))
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 3 }).all()) {
      const covering = () =>
        heading.evaluate((element) => {
          element.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = element.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          const isOfACard = hit?.matches('a') && hit.closest('li')?.contains(element)
          return element.contains(hit) || isOfACard
            ? ''
            : `${element.textContent}: ${hit?.outerHTML.slice(0, 99)}`
        })
      await expect.poll(covering).toBe('')
    }
  }
})
