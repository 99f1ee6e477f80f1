import type { Locator, Page } from '@playwright/test'
import { middleOf } from './locators.ts'

interface Point {
  x: number
  y: number
}

/**
 * Real touch events, which the browser turns into scrolling, clicks and pointer events. Needs a context
 * with touch.
 */
export async function touchInput(page: Page) {
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

    /** Touches down, moves in steps, and lifts. */
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
