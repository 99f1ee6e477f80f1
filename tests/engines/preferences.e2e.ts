import { ANY_PAGE, headingOf, labelOf } from '../support/page-texts.ts'
import { recordedMoves, recordMoves } from '../support/recorded-moves.ts'
import { textsIn } from '../support/texts.ts'
import { OTHER_SETTINGS } from './browsers/engine.ts'
import { expect, test, visit } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'
import type { Page } from './page-object.ts'

/** How light the page is, from black (0) to white (1). */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return Math.max(...parts.slice(0, 3).map(Number)) / 255
  })

/** How light the hero’s picture is where both frames overlap, near its upper edge. */
const overlapLightness = (page: Page) =>
  page.evaluate(() => {
    const overlap = document.querySelector<HTMLImageElement>('img[src*="hero-unison"]')
    const canvas = Object.assign(document.createElement('canvas'), { width: 696, height: 860 })
    const context = canvas.getContext('2d')
    if (!overlap || !context) return
    context.drawImage(overlap, 0, 0, canvas.width, canvas.height)
    return Math.max(...context.getImageData(350, 120, 1, 1).data.slice(0, 3)) / 255
  })

test.use({ settings: OTHER_SETTINGS })

test(
  'language, dark scheme and reduced motion of the browser are followed',
  visit(async ({ page }) => {
    await page.open('/')
    await expect.poll(page.address).toBe('/no')
    await expect.poll(heading(page).text).toContain(headingOf('no', ''))
    expect(await lightness(page)).toBeLessThan(0.2)
    expect(await heading(page).style('color')).toMatch(/2[2-5]\d/)
    await expect.poll(() => overlapLightness(page)).toBeGreaterThan(0.8)

    await page.evaluate(recordMoves)
    await headerLink(page, textsIn('no')(labelOf(ANY_PAGE))).click()
    await expect.poll(heading(page).text).toContain(headingOf('no', ANY_PAGE))
    await expect.poll(() => page.role('main').style('opacity')).toBe('1')
    expect(await page.evaluate(recordedMoves)).toEqual(['none'])
  }),
)
