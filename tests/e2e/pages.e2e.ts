import type { Page } from '@playwright/test'
import {
  ANNOUNCED_EVENTS,
  type AnnouncedEvent,
  EVENT_IDS,
  startOf,
} from '../../src/content/events.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import type { PlainKey } from '../../src/i18n/t.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES, type PageId } from '../../src/urls/pages.ts'
import { hasForeignNames } from '../support/names.ts'
import { AUDIENCE_PAGES, callOf, headingOf, titleOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { translatePage } from '../support/translate-page.ts'
import { expect, open, test } from './fixtures.ts'
import { expectLargeTextToFit } from './large-text.ts'
import {
  autoHyphenatedHeadings,
  clippedTexts,
  cutWords,
  falselyCurrent,
  largerThanMain,
  lateFonts,
  layoutFaults,
  linesOfTitle,
  NO_FAULTS,
  scrollsSideways,
  unsizedDrawings,
} from './layout-faults.ts'
import { addStyles, TEXT_SPACING } from './styles.ts'

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
const ALL_WIDTHS = [320, 390, 768, 1024, 1440, 1920]
const WIDTHS = [320, 768, 1024, 1440]
/** Between the narrowest phone and the commonest one their cards and tickets change. */
const WITH_CARDS: readonly PageId[] = ['blog', 'training-events']
const [FIRST_EVENT] = ANNOUNCED_EVENTS as [AnnouncedEvent]
/** Pages whose title is one line on a large screen */
const SHORT_TITLES: readonly PageId[] = ['blog', 'training-events']

for (const { code, tag } of LANGUAGES) {
  test(`pages in ${code} have title and heading, and fit every width, also with large text`, async ({
    page: tab,
  }) => {
    // All events are to come.
    await tab.clock.setFixedTime(startOf(FIRST_EVENT) - 1)
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

        await expectToFit(tab, widthsOf(code, page))
        if (SHORT_TITLES.includes(page)) expect.soft(await linesOfTitle(tab), path).toBe(1)
        await expectCallsOnFirstScreen(tab, code, page)
        if (page === 'training-events') await expectRegistrationOnDesk(tab, code)
      })
      if (LONG_WORDS.includes(code))
        await test.step(`${path}, with text at 200 % by a user style sheet`, async () => {
          await setFontSize(tab, '200%')
          await expectLargeTextToFit(tab)
          await setFontSize(tab, '')
        })
      if (code === 'de')
        await test.step(`${path}, with the spacing of WCAG 1.4.12`, () => expectNoTextCut(tab))
      if (code === 'en')
        await test.step(`${path}, translated into a language that the site lacks`, () =>
          expectLargeTitle(tab))
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
      await expectToFit(page, ALL_WIDTHS)
    }
  })

function widthsOf(language: Language, page: PageId): readonly number[] {
  if (LONG_WORDS.includes(language)) return ALL_WIDTHS
  return WITH_CARDS.includes(page) ? [390, ...WIDTHS] : WIDTHS
}

async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const [faults, cut, larger] = await Promise.all([
      layoutFaults(page),
      cutWords(page),
      largerThanMain(page),
    ])
    expect
      .soft({ ...faults, cut, larger }, `${page.url()} at ${width} px`)
      .toEqual({ ...NO_FAULTS, cut: [], larger: [] })
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

/** The first registration needs no scrolling on a desk. */
async function expectRegistrationOnDesk(tab: Page, language: Language): Promise<void> {
  const name = textsIn(language)('trainingEventsPage.registerButton')
  const button = tab.getByText(name, { exact: true }).first()
  for (const [width, height] of [
    [1366, 700],
    [1920, 1080],
  ] as const) {
    await tab.setViewportSize({ width, height })
    await expect.soft(button, `${name}, ${width} × ${height} px`).toBeInViewport({ ratio: 1 })
  }
}

const setFontSize = (tab: Page, size: string) =>
  tab.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)

/** Wider spaces between letters, words and lines cut no text. */
async function expectNoTextCut(tab: Page): Promise<void> {
  await addStyles(tab, TEXT_SPACING)
  for (const width of [320, 1280]) {
    await tab.setViewportSize({ width, height: 900 })
    const cut = await tab.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a, button, label, dd, li')]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => !element.closest('[aria-hidden=true]'))
        // What only assistive technology reads is cut off on purpose.
        .filter((element) => element.clientWidth > 1)
        .filter((element) => getComputedStyle(element).overflow === 'hidden')
        .filter((element) => element.scrollHeight > element.clientHeight + 1)
        .map((element) => element.textContent?.slice(0, 60)),
    )
    const found = { cut, clipped: await clippedTexts(tab), scrolls: await scrollsSideways(tab) }
    expect
      .soft({ width, ...found }, tab.url())
      .toEqual({ width, cut: [], clipped: [], scrolls: false })
  }
}

/** The title stays large on phone and desk, with words of another length. */
async function expectLargeTitle(tab: Page): Promise<void> {
  await tab.evaluate(translatePage)
  const title = tab.getByRole('heading', { level: 1 })
  await expect(title.locator('font font').first()).toBeVisible()
  for (const width of [390, 1440]) {
    await tab.setViewportSize({ width, height: 844 })
    const size = await title.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
    expect.soft(size, `${tab.url()}, ${width} px`).toBeGreaterThan(40)
    expect.soft(await scrollsSideways(tab), `${tab.url()}, ${width} px`).toBe(false)
  }
}
