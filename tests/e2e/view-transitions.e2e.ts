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
  /** What moves in the last one, held at its beginning; nothing before it is ready */
  held: Animation[]
}

/** Counts view transitions, and holds what moves in them where it begins. */
function holdTransitions(): void {
  const watched = Object.assign(window, { transitions: 0, held: [] } satisfies Watched) as Watched
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (options) => {
    const transition = start(options)
    Object.assign(watched, { transitions: watched.transitions + 1, held: [] })
    const hold = () => {
      watched.held = document.getAnimations().filter(({ effect }) => {
        const { pseudoElement, getKeyframes } = effect as KeyframeEffect
        return (
          pseudoElement?.startsWith('::view-transition') ||
          getKeyframes.call(effect).some((each) => 'viewTransitionName' in each)
        )
      })
      for (const animation of watched.held) animation.pause()
    }
    transition.ready.then(hold, () => {
      // Nothing moves.
    })
    return transition
  }
}

const transitions = (page: Page) => page.evaluate(() => (window as unknown as Watched).transitions)

/** The frames that travel in a transition, for which it waits */
async function travellers(page: Page, transition: number): Promise<string[]> {
  await page.waitForFunction((transition) => {
    const { transitions, held } = window as unknown as Watched
    return transitions === transition && held.length > 0
  }, transition)
  return page.evaluate(() =>
    (window as unknown as Watched).held
      .flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect
        return /^::view-transition-group\((.*)\)/.exec(pseudoElement ?? '')?.[1] ?? []
      })
      .sort(),
  )
}

/** Lets what is held arrive. */
async function arrive(page: Page) {
  await page.evaluate(() => {
    for (const animation of (window as unknown as Watched).held) animation.finish()
  })
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
}

/** A page that shares one frame with Home, and with Contact */
const [SHARING = ''] = AUDIENCE_PAGES
const [SHARED = ''] = framesOf(SHARING)

const goTo = (page: Page, name: PlainKey) => headerLink(page, t(name)).click()

test.use({ ...MOTION, viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => page.addInitScript(holdTransitions))

test('the frames that two pages share move from one to the other', async ({ page }) => {
  await open(page, '/en')
  await test.step('to the top of another page', async () => {
    await goTo(page, 'nav.contact')
    expect(await travellers(page, 1)).toEqual(['brand', 'creator'])
    await expect(heading(page)).toContainText(headingOf('en', 'contact'))
    await expect(heading(page)).toBeFocused()
    expect(await scrollPosition(page)).toBe(0)
  })
  await test.step('and on, at a link that is clicked meanwhile', async () => {
    // From a page that is still coming nothing would travel on.
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await goTo(page, labelOf(SHARING))
    expect(await travellers(page, 2)).toEqual([SHARED])
    await arrive(page)
    await expect(heading(page)).toContainText(headingOf('en', SHARING))
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL(`/en/${SHARING}`)
  })
  await test.step('on Back', async () => {
    await page.goBack()
    expect(await travellers(page, 3)).toEqual([SHARED])
    await arrive(page)
    await expect(heading(page)).toContainText(headingOf('en', 'contact'))
  })

  /** The page changes, and nothing travels. */
  const goStraightTo = async (name: PlainKey, title: string) => {
    await goTo(page, name)
    await expect(heading(page)).toContainText(title)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    expect(await transitions(page)).toBe(3)
  }
  await test.step('but not out of view, nor to a page without them', async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await goStraightTo('nav.home', headingOf('en', ''))
    await goStraightTo(labelOf(ANY_PAGE), headingOf('en', ANY_PAGE))
    await goStraightTo('nav.home', headingOf('en', ''))
  })
  await test.step('with reduced motion nothing moves at all', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(recordMoves)
    await goStraightTo('nav.contact', headingOf('en', 'contact'))
    expect(await page.evaluate(recordedMoves)).toEqual(['none'])
  })
  await test.step('a browser without view transitions changes the pages, too', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const isSupported = await page.evaluate(() => {
      Reflect.deleteProperty(document, 'startViewTransition')
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
      return 'startViewTransition' in document
    })
    expect(isSupported).toBe(false)
    await goStraightTo(labelOf(SHARING), headingOf('en', SHARING))
    await expect(page.locator('main [data-frame]')).toHaveCSS('opacity', '1')
  })
})

test('a cover moves to its article, below the words beside it, and not to another language', async ({
  page,
}) => {
  await open(page, '/en/blog')
  const card = page.getByRole('main').getByRole('article').first()
  await card
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .click()
  const [cover = ''] = await travellers(page, 1)
  // Each in a layer of its own: what only the new page has is drawn above.
  const layers = await page
    .locator('article > :first-child > *')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).viewTransitionName))
  expect(layers).toEqual([`${cover}-0`, cover, `${cover}-1`])
  await arrive(page)
  await expect(heading(page).locator('..')).toHaveCSS('view-transition-name', 'none')
  await footerLink(page, 'Deutsch').click()
  await expect(page).toHaveURL(new RegExp(`/de/blog/${cover}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await transitions(page)).toBe(1)
})
