import { headingOf } from '../support/headings.ts'
import { wordsOf } from '../support/words.ts'
import { expect, test } from './fixtures.ts'
import { headerLink, heading } from './parts.ts'
import type { Visitor } from './visitor.ts'

const t = wordsOf('en')

/** How light the page is, from black (0) to white (1). */
const lightness = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return Math.max(...parts.slice(0, 3).map(Number)) / 255
  })

test('the default is a light page', async ({ visitor }) => {
  await visitor.open('/en')
  expect(await lightness(visitor)).toBeGreaterThan(0.9)
})

test.describe('with a preference for dark', () => {
  test.use({ settings: { dark: true } })

  test('the page is dark before any script', async ({ visitor }) => {
    await visitor.goto('/en')
    expect(await lightness(visitor)).toBeLessThan(0.2)
    expect(await heading(visitor).style('color')).toMatch(/2[2-5]\d/)
  })
})

test.describe('with reduced motion', () => {
  test.use({ settings: { reducedMotion: true } })

  test('nothing moves between two pages', async ({ visitor }) => {
    await visitor.open('/en')
    await visitor.evaluate(() => {
      const moves = new Set<string>()
      Object.assign(window, { moves })
      const look = () => {
        const main = document.querySelector('main')
        if (main) moves.add(getComputedStyle(main).transform)
        requestAnimationFrame(look)
      }
      look()
    })
    await headerLink(visitor, t('nav.blog')).click()
    await expect.poll(heading(visitor).text).toContain(headingOf('en', 'blog'))
    await expect.poll(() => visitor.role('main').style('opacity')).toBe('1')
    expect(
      await visitor.evaluate(() => [...(window as unknown as { moves: Set<string> }).moves]),
    ).toEqual(['none'])
  })
})
