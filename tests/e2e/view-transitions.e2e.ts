import type { Page } from '@playwright/test'
import type { PlainKey } from '../../src/i18n/t.ts'
import { framesOf } from '../../src/urls/pages.ts'
import { ANY_PAGE, AUDIENCE_PAGES, headingOf, labelOf } from '../support/page-texts.ts'
import { recordedMoves, recordMoves } from '../support/recorded-moves.ts'
import { textsIn } from '../support/texts.ts'
import { expect, MOTION, open, scrollPosition, test } from './fixtures.ts'
import { footerLink, headerLink, heading } from './locators.ts'

const t = textsIn('en')

/** What the script below leaves on the page. */
interface Watched {
  /** How many view transitions have begun */
  transitions: number
  /** Those that move in the last one, held at their beginning; none before it is ready */
  travelling: Animation[]
  /** The names of what an article begins with */
  names: string[]
}

/** Counts view transitions, and holds what moves in them where it begins. */
function holdTransitions(): void {
  const watched: Watched = { transitions: 0, travelling: [], names: [] }
  Object.assign(window, watched)
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (options) => {
    const transition = start(options)
    const { transitions } = window as unknown as Watched
    Object.assign(window, { transitions: transitions + 1, travelling: [] })
    const hold = () => {
      const travelling = document.getAnimations().filter(({ effect }) => {
        const isOfTransition =
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
        return isOfTransition
      })
      for (const animation of travelling) animation.pause()
      const names = [...document.querySelectorAll('article > :first-child > *')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none')
      Object.assign(window, { travelling, names })
    }
    transition.ready.then(hold, () => {
      // Nothing moves.
    })
    return transition
  }
}

const transitions = (page: Page) => page.evaluate(() => (window as unknown as Watched).transitions)

/** Waits until the frames travel, for the first time or another. */
const isTravelling = (page: Page, time = 1) =>
  page.waitForFunction((time) => {
    const { transitions, travelling } = window as unknown as Watched
    return transitions === time && travelling.length > 0
  }, time)

const arrive = (page: Page) =>
  page.evaluate(() => {
    for (const animation of (window as unknown as Watched).travelling) animation.finish()
  })

/** The frames that travel in the transition. */
const travellers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as Watched).travelling.flatMap(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect
      return /^::view-transition-group\((.*)\)/.exec(pseudoElement ?? '')?.[1] ?? []
    }),
  )

/** A page that shares one frame with Home, and with Contact */
const [SHARING = ''] = AUDIENCE_PAGES
const [SHARED = ''] = framesOf(SHARING)

const goTo = (page: Page, name: PlainKey) => headerLink(page, t(name)).click()

test.use({ ...MOTION, viewport: { width: 1440, height: 900 } })

test.describe('the frames that two pages share', () => {
  test.beforeEach(({ page }) => page.addInitScript(holdTransitions))

  test('move to another page', async ({ page }) => {
    await open(page, '/en')
    await goTo(page, 'nav.contact')
    await isTravelling(page)
    expect((await travellers(page)).toSorted()).toEqual(['brand', 'creator'])
    await expect(heading(page)).toContainText(headingOf('en', 'contact'))
    await expect(heading(page)).toBeFocused()
    await arrive(page)
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    expect(await scrollPosition(page)).toBe(0)
  })

  test('do not block clicks on the page', async ({ page }) => {
    await open(page, '/en')
    await goTo(page, 'nav.contact')
    await isTravelling(page)
    // From a page that is still coming nothing would travel on.
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await goTo(page, labelOf(SHARING))
    await expect(heading(page)).toContainText(headingOf('en', SHARING))
    await isTravelling(page, 2)
    await arrive(page)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await expect(page).toHaveURL(`/en/${SHARING}`)
  })

  test('move on Back, but not when they are out of view', async ({ page }) => {
    await open(page, '/en')
    await goTo(page, labelOf(SHARING))
    await isTravelling(page)
    await arrive(page)
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await page.goBack()
    await isTravelling(page, 2)
    expect(await travellers(page)).toEqual([SHARED])
    await arrive(page)
    await expect(heading(page)).toContainText(headingOf('en', ''))
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    expect(await transitions(page)).toBe(2)

    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await goTo(page, labelOf(SHARING))
    await expect(heading(page)).toContainText(headingOf('en', SHARING))
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    expect(await transitions(page)).toBe(2)
  })

  test('do not move to a page without them, or to another language', async ({ page }) => {
    await open(page, '/en')
    await goTo(page, labelOf(ANY_PAGE))
    await expect(heading(page)).toBeFocused()
    await goTo(page, 'nav.home')
    await expect(heading(page)).toContainText(headingOf('en', ''))
    await footerLink(page, 'Deutsch').click()
    await expect(heading(page)).toContainText(headingOf('de', ''))
    expect(await transitions(page)).toBe(0)
  })

  test('do not move with reduced motion, nor does anything else', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/en')
    await page.evaluate(recordMoves)
    await goTo(page, 'nav.contact')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    expect(await transitions(page)).toBe(0)
    expect(await page.evaluate(recordedMoves)).toEqual(['none'])
  })
})

test('a cover moves below the words beside it, which have names for that time only', async ({
  page,
}) => {
  await page.addInitScript(holdTransitions)
  await open(page, '/en/blog')
  const cards = page.getByRole('main').getByRole('article')
  await cards
    .first()
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .click()
  await isTravelling(page)
  const [cover = ''] = await travellers(page)
  const names = await page.evaluate(() => (window as unknown as Watched).names)
  expect(names).toEqual([expect.any(String), cover, expect.any(String)])
  expect(new Set(names).size, 'each has a name of its own').toBe(names.length)
  await arrive(page)
  const words = heading(page).locator('..')
  await expect(words).toHaveCSS('view-transition-name', 'none')
})

test('a browser without view transitions changes the pages anyway', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await open(page, '/en')
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false)
  await goTo(page, labelOf(SHARING))
  await expect(heading(page)).toContainText(headingOf('en', SHARING))
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  await expect(page.locator('main [data-frame]')).toHaveCSS('opacity', '1')
})
