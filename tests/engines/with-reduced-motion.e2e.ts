import { mkdir, writeFile } from 'node:fs/promises'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/i18n/location.ts'
import { PAGES } from '../../src/pages.ts'
import { headingOf, titleOf } from '../support/headings.ts'
import { wordsOf } from '../support/words.ts'
import { expect, test } from './fixtures.ts'
import { type Box, measurePage } from './geometry.ts'
import { geometryFile } from './geometry-files.ts'
import { headerLink, heading, lightness } from './parts.ts'

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920]
/** Where boxes are measured */
const LOOKS = [390, 1440]

const t = wordsOf('en')

test.use({ settings: { reducedMotion: true } })

for (const { code, tag } of LANGUAGES) {
  test(`the pages in ${code} have their title and heading and fit every width`, async ({
    visitor,
    engine,
  }) => {
    const boxes: Record<string, Record<string, Box>> = {}
    for (const page of PAGES) {
      const path = pagePath(code, page)
      await test.step(path, async () => {
        await visitor.open(path)
        expect(await visitor.title()).toBe(titleOf(code, page))
        expect(await visitor.language()).toBe(tag)
        expect(await heading(visitor).text()).toContain(headingOf(code, page))
        await visitor.evaluate(() => document.fonts.ready.then(() => true))

        for (const width of WIDTHS) {
          await visitor.resize({ width, height: 900 })
          const isWide = await visitor.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth > clientWidth
          })
          expect({ width, scrollsSideways: isWide }).toEqual({ width, scrollsSideways: false })
          if (LOOKS.includes(width)) {
            boxes[`${path} at ${width} px`] = await visitor.evaluate(measurePage)
          }
        }
      })
    }
    const file = geometryFile(engine, code)
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, JSON.stringify(boxes))
  })
}

test('nothing moves between two pages, which are light without a preference for dark', async ({
  visitor,
}) => {
  await visitor.open('/en')
  expect(await lightness(visitor)).toBeGreaterThan(0.9)
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
