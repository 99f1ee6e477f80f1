import type { Page } from '@playwright/test'
import { EVENT_IDS } from '../../src/content/events.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import type { PlainKey } from '../../src/i18n/t.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES, type PageId } from '../../src/urls/pages.ts'
import { hasForeignNames } from '../support/names.ts'
import { AUDIENCE_PAGES, callOf, headingOf, titleOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, open, test } from './fixtures.ts'
import { expectLargeTextToFit } from './large-text.ts'
import {
  autoHyphenatedHeadings,
  cutWords,
  falselyCurrent,
  headerLine,
  largerThanMain,
  lateFonts,
  layoutFaults,
  linesOfTitle,
  NO_FAULTS,
  unsizedDrawings,
} from './layout-faults.ts'

const FIRST_SCREENS = [
  { width: 1440, height: 900 },
  // A low laptop, less the bars of its browser
  { width: 1366, height: 700 },
  { width: 390, height: 844 },
  // A small phone
  { width: 360, height: 640 },
  // A phone on its side
  { width: 844, height: 390 },
]
/** What a page asks for, to be seen without scrolling (specification, Home). */
const CALLS: Partial<Record<PageId, readonly PlainKey[]>> = {
  '': ['hero.ctaInfluencer', 'hero.ctaBrand'],
  ...Object.fromEntries(AUDIENCE_PAGES.map((page) => [page, [callOf(page)]])),
}
/** Of the longest words, and of other letters */
const LONG_WORDS: readonly Language[] = ['de', 'ru']
/** The last is that of a large screen. */
const WIDTHS = [320, 390, 768, 1024, 1440, 1920]
/** Pages whose title is one line on a large screen */
const SHORT_TITLES: readonly PageId[] = ['blog', 'training-events']

for (const { code, tag } of LANGUAGES) {
  test(`pages in ${code} have title and heading, and fit every width, also with large text`, async ({
    page: tab,
  }) => {
    for (const page of PAGES) {
      const path = pagePath(code, page)
      await test.step(path, async () => {
        await open(tab, path)

        await expect.soft(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect
          .soft(tab.getByRole('heading', { level: 1 }))
          .toContainText(headingOf(code, page))
        await expect.soft(tab).toHaveTitle(titleOf(code, page))
        await expect.soft(tab.locator('html')).toHaveAttribute('lang', tag)
        expect.soft(await falselyCurrent(tab)).toEqual([])
        expect.soft(await autoHyphenatedHeadings(tab)).toEqual([])
        expect.soft(await unsizedDrawings(tab)).toEqual([])
        if (!hasForeignNames(code)) expect.soft(await lateFonts(tab)).toEqual([])

        await expectToFitEveryWidth(tab)
        if (SHORT_TITLES.includes(page)) expect.soft(await linesOfTitle(tab), path).toBe(1)
        await expectCallsOnFirstScreen(tab, code, page)
      })
      if (!LONG_WORDS.includes(code)) continue
      await test.step(`${path}, with text at 200 % by a user style sheet`, async () => {
        await tab.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await expectLargeTextToFit(tab)
      })
    }
  })
}

for (const language of LONG_WORDS)
  test(`applications, briefs and registrations in ${language} fit every width`, async ({
    page,
  }) => {
    const [event] = EVENT_IDS
    for (const query of [
      'type=influencer',
      'type=brand',
      `event=${event}`,
      `event=${event}&half=Anna Nowak`,
    ]) {
      await open(page, `/${language}/contact?${query}`)
      await expectToFitEveryWidth(page)
    }
  })

async function expectToFitEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const [faults, cut, larger, { height }] = await Promise.all([
      layoutFaults(page),
      cutWords(page),
      largerThanMain(page),
      headerLine(page),
    ])
    expect
      .soft({ ...faults, cut, larger, headerHeight: height }, `${page.url()} at ${width} px`)
      .toEqual({ ...NO_FAULTS, cut: [], larger: [], headerHeight: 5 })
  }
}

/** What a page asks for is seen without scrolling. */
async function expectCallsOnFirstScreen(
  tab: Page,
  language: Language,
  page: PageId,
): Promise<void> {
  const t = textsIn(language)
  const calls = CALLS[page]
  if (!calls) return
  for (const screen of FIRST_SCREENS) {
    await tab.setViewportSize(screen)
    for (const call of calls) {
      const main = tab.getByRole('main')
      const named = { name: t(call) }
      const button = main.getByRole('link', named).or(main.getByRole('button', named)).first()
      await expect.soft(button, `${call} at ${screen.width} px`).toBeInViewport({ ratio: 1 })
    }
  }
}
