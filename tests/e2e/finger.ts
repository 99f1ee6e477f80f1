import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/**
 * A finger on the screen: real touch events, which the browser itself turns into scrolling, presses
 * and pointer events. For a page whose context has touch.
 */
export async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })

  return {
    down: (at: Point) => touch('touchStart', at),
    move: (to: Point) => touch('touchMove', to),
    up: () => touch('touchEnd'),

    async tap(target: Locator): Promise<void> {
      await target.scrollIntoViewIfNeeded()
      await touch('touchStart', await middleOf(target))
      await touch('touchEnd')
    },

    /** Goes down, wanders by so many pixels in as many steps as a hand would, and lets go. */
    async drag({ x, y }: Point, by: Partial<Point>): Promise<void> {
      const steps = 10
      const { x: dx = 0, y: dy = 0 } = by
      await touch('touchStart', { x, y })
      for (let step = 1; step <= steps; step++) {
        await touch('touchMove', { x: x + (dx * step) / steps, y: y + (dy * step) / steps })
      }
      await touch('touchEnd')
    },
  }
}

/** The point of the screen at the middle of something. */
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
