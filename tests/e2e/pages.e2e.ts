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
import { AUDIENCE_PAGES, callOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { translatePage } from '../support/translate-page.ts'
import { expect, open, test } from './fixtures.ts'
import { expectToFit, scrollsSideways } from './layout-faults.ts'
import { heading } from './locators.ts'
import { addStyles, setRootFontSize, TEXT_SPACING } from './styles.ts'

/** Of the longest words, and of other letters */
const LONG_WORDS: readonly Language[] = ['de', 'ru']
/** The narrowest windows of phones, tablets and desks */
const WIDTHS = [320, 768, 1024]
/** And the commonest phone and desk */
const MORE_WIDTHS = [...WIDTHS, 390, 1440]
const LARGE_DESK = 1920
const LARGE_TEXT_WIDTHS = [320, 768, 1440]

/** A low laptop, less the bars of its browser; it is the first of the screens that are low for their layout. */
const LAPTOP = { width: 1366, height: 700 }
const SMALL_PHONE = { width: 360, height: 640 }
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 }
/** What a page asks for, to be seen without scrolling (specification, Home). */
const CALLS: Partial<Record<PageId, readonly PlainKey[]>> = {
  '': ['hero.ctaInfluencer', 'hero.ctaBrand'],
  ...Object.fromEntries(AUDIENCE_PAGES.map((page) => [page, [callOf(page)]])),
  'training-events': ['trainingEventsPage.registerButton'],
}
/** Pages whose title is one line on a large screen */
const SHORT_TITLES: readonly PageId[] = ['blog', 'training-events']

for (const { code } of LANGUAGES)
  test(`pages in ${code} fit every window, and what they ask for the first screen`, async ({
    page: tab,
  }) => {
    // All events are to come.
    const [first] = ANNOUNCED_EVENTS as [AnnouncedEvent]
    await tab.clock.setFixedTime(startOf(first) - 1)
    const isLong = LONG_WORDS.includes(code)
    for (const page of PAGES)
      await test.step(pagePath(code, page), async () => {
        await open(tab, pagePath(code, page))
        if (SHORT_TITLES.includes(page)) await expectTitleOfOneLine(tab)
        await expectToFit(tab, isLong ? MORE_WIDTHS : WIDTHS)
        if (code === 'de') await expectToFit(tab, [LARGE_DESK])
        await expectCallsOnFirstScreen(tab, code, page)
        if (isLong) await expectLargeTextToFit(tab)
        if (code === 'de') await expectSpacedTextToFit(tab)
        if (code === 'en') await expectLargeTitleWhenTranslated(tab)
      })
  })

for (const language of LONG_WORDS)
  test(`applications, briefs and registrations in ${language} fit every window`, async ({
    page,
  }) => {
    for (const query of [
      'type=influencer',
      'type=brand',
      `event=${EVENT_IDS[0]}&half=Anna Nowak`,
    ]) {
      await open(page, `/${language}/contact?${query}`)
      await expectToFit(page, [320, 390, 768, 1440])
    }
  })

async function expectTitleOfOneLine(tab: Page) {
  await tab.setViewportSize({ width: LARGE_DESK, height: 900 })
  const lines = await heading(tab).evaluate((title) =>
    Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
  )
  expect.soft(lines, tab.url()).toBe(1)
}

async function expectCallsOnFirstScreen(tab: Page, language: Language, page: PageId) {
  // Events are registered for on a desk.
  const phones = page === 'training-events' ? [] : [SMALL_PHONE, PHONE_ON_ITS_SIDE]
  for (const call of CALLS[page] ?? [])
    for (const screen of [LAPTOP, ...phones]) {
      await tab.setViewportSize(screen)
      const main = tab.getByRole('main')
      const named = { name: textsIn(language)(call) }
      const button = main.getByRole('link', named).or(main.getByRole('button', named)).first()
      await expect.soft(button, `${call} at ${screen.width} px`).toBeInViewport({ ratio: 1 })
    }
}

/** As a user style sheet sets it: without the layout of a narrower window (text-size.e2e.ts). */
async function expectLargeTextToFit(tab: Page) {
  await setRootFontSize(tab, '200%')
  await expectToFit(tab, LARGE_TEXT_WIDTHS, { isTextLarge: true })
  await setRootFontSize(tab, '')
}

/** Wider spaces between letters, words and lines cut no text (WCAG 1.4.12). */
async function expectSpacedTextToFit(tab: Page) {
  await addStyles(tab, TEXT_SPACING)
  await expectToFit(tab, [320, 1280], { isTextLarge: true })
}

/** In a language that the site lacks the title stays large on phone and desk, with words of another length. */
async function expectLargeTitleWhenTranslated(tab: Page) {
  await tab.evaluate(translatePage)
  await expect(heading(tab).locator('font font').first()).toBeVisible()
  for (const width of [390, 1440]) {
    await tab.setViewportSize({ width, height: 844 })
    const size = await heading(tab).evaluate((title) =>
      Number.parseFloat(getComputedStyle(title).fontSize),
    )
    expect.soft(size, `${tab.url()}, ${width} px`).toBeGreaterThan(40)
    expect.soft(await scrollsSideways(tab), `${tab.url()}, ${width} px`).toBe(false)
  }
}
