import { headingOf } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { OTHER_SETTINGS } from './browsers/engine.ts'
import { expect, test, visit } from './fixtures.ts'
import { headerLink, heading, lightness } from './parts.ts'

test(
  'a page is light by default',
  visit(async ({ visitor }) => {
    await visitor.goto('/en')
    expect(await lightness(visitor)).toBeGreaterThan(0.9)
    expect(await heading(visitor).style('color')).toMatch(/\(1?\d,/)
  }),
)

test.describe('a visitor with other preferences', () => {
  test.use({ settings: OTHER_SETTINGS })

  test(
    'reads their language, in the dark, and nothing moves',
    visit(async ({ visitor }) => {
      await visitor.open('/')
      await expect.poll(visitor.address).toBe('/no')
      await expect.poll(heading(visitor).text).toContain(headingOf('no', ''))
      expect(await lightness(visitor)).toBeLessThan(0.2)
      expect(await heading(visitor).style('color')).toMatch(/2[2-5]\d/)

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
      await headerLink(visitor, messagesOf('no')('nav.blog')).click()
      await expect.poll(heading(visitor).text).toContain(headingOf('no', 'blog'))
      await expect.poll(() => visitor.role('main').style('opacity')).toBe('1')
      expect(
        await visitor.evaluate(() => [...(window as unknown as { moves: Set<string> }).moves]),
      ).toEqual(['none'])
    }),
  )
})
