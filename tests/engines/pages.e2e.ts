import { mkdir, writeFile } from 'node:fs/promises'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { findClippedTexts } from '../support/clipped-texts.ts'
import { findCutWords } from '../support/cut-words.ts'
import { headingOf, titleOf } from '../support/headings.ts'
import { hasForeignNames } from '../support/names.ts'
import { OTHER_SETTINGS } from './browsers/engine.ts'
import { expect, test, visit } from './fixtures.ts'
import { type Box, measurePage } from './geometry.ts'
import { geometryFile } from './geometry-files.ts'

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]
/** Where boxes are measured */
const LOOKS = [390, 1440]

// Still and without entrances, so that boxes can be measured.
test.use({ settings: OTHER_SETTINGS })

for (const { code, tag } of LANGUAGES) {
  test(
    `the pages in ${code} have their title and heading and fit every width`,
    visit(async ({ visitor, engine }) => {
      // In Chromium `tests/e2e/pages.e2e.ts` looks at every width.
      const widths = engine === 'chromium' ? LOOKS : WIDTHS
      const boxes: Record<string, Record<string, Box>> = {}
      for (const page of PAGES) {
        const path = pagePath(code, page)
        await test.step(path, async () => {
          await visitor.open(path)
          expect(await visitor.evaluate(describePage)).toEqual({
            title: titleOf(code, page),
            language: tag,
            headings: [expect.stringContaining(headingOf(code, page))],
          })
          const { loaded, preloaded } = await visitor.evaluate(fontFiles)
          const late = loaded.filter((font) => !preloaded.includes(font))
          if (!hasForeignNames(code)) expect(late).toEqual([])

          for (const width of widths) {
            await visitor.resize({ width, height: 900 })
            const isWide = await visitor.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement
              return scrollWidth > clientWidth
            })
            const clippedTexts = await visitor.evaluate(findClippedTexts)
            const cutWords = await visitor.evaluate(findCutWords)
            expect({ width, scrollsSideways: isWide, clippedTexts, cutWords }).toEqual({
              width,
              scrollsSideways: false,
              clippedTexts: [],
              cutWords: [],
            })
            if (LOOKS.includes(width)) {
              boxes[`${path} at ${width} px`] = await visitor.evaluate(measurePage)
            }
          }
        })
      }
      const file = geometryFile(engine, code)
      await mkdir(new URL('.', file), { recursive: true })
      await writeFile(file, JSON.stringify(boxes))
    }),
  )
}

/** On the page, once its fonts are there. */
const describePage = () =>
  document.fonts.ready.then(() => ({
    title: document.title,
    language: document.documentElement.lang,
    headings: Array.from(document.querySelectorAll('h1'), ({ textContent }) =>
      textContent.replaceAll('\u00AD', ''),
    ),
  }))

const fontFiles = () => {
  const loaded = Array.from(performance.getEntriesByType('resource'), ({ name }) => name)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')
  return {
    loaded: loaded.filter((name) => name.endsWith('.woff2')),
    preloaded: Array.from(links, ({ href }) => href),
  }
}
