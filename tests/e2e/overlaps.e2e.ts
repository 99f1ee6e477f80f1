import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { expect, open, test } from './fixtures.ts'

/**
 * At each corner of each overlap, how many points of it are not in both of its frames, and how many that are in
 * both are not in it. An overlap is whatever lies where two of its siblings do.
 */
function pointsOutOfPlace(): { corner: string; of: string; wrong: number }[] {
  const REACH = 64
  /** Slivers lie along the edges. */
  const stepAt = (distance: number) => (distance < 8 ? 2 : 6)
  const isClose = (a: number, b: number) => Math.abs(a - b) < 1
  /** The part of the page that both cover */
  const common = (a: DOMRect, b: DOMRect) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const edges = ['left', 'top', 'right', 'bottom'] as const
  /** Its siblings whose common part it is. */
  function framesOf(overlap: Element): [Element, Element] | undefined {
    const box = overlap.getBoundingClientRect()
    if (!box.width || !box.height) return
    const others = [...(overlap.parentElement?.children ?? [])].filter((other) => other !== overlap)
    for (const [index, a] of others.entries())
      for (const b of others.slice(index + 1)) {
        const both = common(a.getBoundingClientRect(), b.getBoundingClientRect())
        if (edges.every((edge) => isClose(both[edge], box[edge]))) return [a, b]
      }
    return undefined
  }

  const found: { corner: string; of: string; wrong: number }[] = []
  for (const overlap of document.querySelectorAll('main *')) {
    const frames = framesOf(overlap)
    if (!frames) continue
    for (const [atRight, atBottom] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const { top: y } = overlap.getBoundingClientRect()
      const height = atBottom ? overlap.clientHeight : 0
      window.scrollTo({ top: scrollY + y + height - innerHeight / 2, behavior: 'instant' })
      const box = overlap.getBoundingClientRect()
      let wrong = 0
      for (let dx = -1.5; dx < REACH; dx += stepAt(dx))
        for (let dy = -1.5; dy < REACH; dy += stepAt(dy)) {
          const at = document.elementsFromPoint(
            atRight ? box.right - dx : box.left + dx,
            atBottom ? box.bottom - dy : box.top + dy,
          )
          const isIn = (shape: Element) => at.includes(shape)
          if (isIn(overlap) !== frames.every(isIn)) wrong++
        }
      const corner = `${atBottom ? 'bottom' : 'top'} ${atRight ? 'right' : 'left'}`
      found.push({ corner, of: overlap.textContent.slice(0, 40), wrong })
    }
  }
  return found
}

/** A post for either audience ends with a call to action of its own. */
const POSTS = ['blog/keep-your-account', 'blog/a-brief-that-gets-a-yes'] as const
const PATHS = [...PAGES, ...POSTS].map((page) => pagePath('en', page))

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`an overlap is what both of its frames cover, corners too, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    let corners = 0
    for (const path of PATHS) {
      await open(page, path)
      const atCorners = await page.evaluate(pointsOutOfPlace)
      expect
        .soft(
          atCorners.filter(({ wrong }) => wrong),
          path,
        )
        .toEqual([])
      corners += atCorners.length
      // On a phone large text needs the room that large corners would take.
      if (width < 768) continue
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const enlarged = await page.evaluate(pointsOutOfPlace)
      expect
        .soft(
          enlarged.filter(({ wrong }) => wrong),
          `${path}, large text`,
        )
        .toEqual([])
    }
    expect(corners).toBeGreaterThan(20)
  })
}
