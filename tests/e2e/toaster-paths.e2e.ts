import { test as base, type Locator, type Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import { INQUIRIES_PATH } from '../../src/contact/api.ts'
import type { Translate } from '../../src/i18n/t.ts'
import type { ToasterEvent } from '../../src/machines/toaster.machine.ts'
import { TOAST_DURATION_MS, TOAST_EXIT_MS } from '../../src/tuning.ts'
import { ANSWERS, hasFocus, isOpen, type State, toasterPaths } from '../machines/toaster.paths.ts'
import { contactForm, someWords, textsFor } from './contact-form.ts'
import { collectBrowserErrors, expect, MOTION, open } from './fixtures.ts'
import { type EventExecutors, groupedByEnd, playPath } from './play-path.ts'

/** The paths through the toaster's machine, played on the contact page by hand and by the clock. */

type Visit = Awaited<ReturnType<typeof visit>>

const EXECUTORS: EventExecutors<ToasterEvent, 'after remaining' | 'after exit', Visit> = {
  'toast.show': {
    does: 'the server answers',
    act: ({ page, answerWith }, { toast }) => {
      answerWith(toast.id as keyof typeof ANSWERS)
      return page.evaluate(() => document.querySelector('form')?.requestSubmit())
    },
  },
  'toast.close': {
    does: 'its close button is pressed',
    act: ({ dismiss }) => dismiss.dispatchEvent('click'),
  },
  'key.escape': { does: 'Escape is pressed', act: ({ page }) => page.keyboard.press('Escape') },
  // On a page the hotkey brings the focus at once.
  'key.hotkey': null,
  'focus.enter': { does: 'F8 is pressed', act: ({ page }) => page.keyboard.press('F8') },
  'focus.leave': { does: 'the focus goes elsewhere', act: ({ elsewhere }) => elsewhere.focus() },
  'pointer.enter': {
    does: 'the pointer comes to it',
    act: async ({ page, placeInArea }) => {
      const { x, y } = await placeInArea()
      await page.mouse.move(x, y)
    },
  },
  'pointer.leave': { does: 'the pointer leaves it', act: ({ page }) => page.mouse.move(2, 300) },
  'window.blur': {
    does: 'the visitor turns to another window',
    act: ({ page }) => tell(page, 'blur'),
  },
  'window.focus': {
    does: 'the visitor comes back to the window',
    act: ({ page }) => tell(page, 'focus'),
  },
  'page.hide': { does: 'the page is hidden', act: ({ page }) => turnPage(page, 'hidden') },
  'page.show': { does: 'the page is shown again', act: ({ page }) => turnPage(page, 'visible') },
  'swipe.start': { does: 'it is dragged', act: ({ grip }) => grip() },
  'swipe.move': { does: 'it is dragged on', act: ({ dragTo }, { dx }) => dragTo(dx) },
  'swipe.end': { does: 'it is let go', act: ({ page }) => page.mouse.up() },
  'swipe.cancel': {
    does: 'the browser takes the pointer away',
    act: ({ card }) => card.dispatchEvent('pointercancel', { pointerId: 1 }),
  },
  'after remaining': {
    does: 'its time is over',
    act: ({ wait, spoken }) => wait(TOAST_DURATION_MS, () => expect(spoken).not.toBeEmpty()),
  },
  'after exit': {
    does: 'its leaving is over',
    act: ({ wait, area }) => wait(TOAST_EXIT_MS, () => expect(area).toBeVisible()),
  },
}

const tell = (page: Page, what: 'blur' | 'focus') =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), what)

const turnPage = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

/** The hands, eyes and clock of a visitor to the contact page. */
async function visit(page: Page) {
  const browserErrors = collectBrowserErrors(page)
  const { t, address, fillIn, toast: area } = contactForm(page)
  const card = area.locator('[data-state]')
  const spoken = page.getByRole('alert')
  let answer: (typeof ANSWERS)[keyof typeof ANSWERS] = ANSWERS.retryable

  await page.route(`**${INQUIRIES_PATH}`, (route) => route.fulfill(answer))
  await page.clock.install()
  await open(page, address)
  await fillIn(textsFor(someWords()))
  await page.clock.pauseAt(Date.now() + 60_000)

  return {
    page,
    area,
    card,
    spoken,
    ...handOn(page, area, card),
    dismiss: area.getByRole('button', { name: t('ui.dismiss') }),
    elsewhere: page.getByRole('banner').getByRole('link', { name: t('agencyName'), exact: true }),

    answerWith: (id: keyof typeof ANSWERS) => {
      answer = ANSWERS[id]
    },

    /** Lets time pass up to the last millisecond, looks, and lets that one pass, too. */
    wait: async (ms: number, isThere: () => Promise<void>) => {
      await page.clock.runFor(ms - 1)
      await isThere()
      await page.clock.runFor(1)
    },

    see: (state: State, event: AnyEventObject) =>
      expectToast({ t, area, card, spoken }, state, event),

    /** Resets the page; the only errors are the responses that brought the toasts. */
    rest: async () => {
      await page.mouse.up()
      await page.mouse.move(2, 300)
      await tell(page, 'focus')
      await turnPage(page, 'visible')
      await page.keyboard.press('Escape')
      await expect(spoken).toBeEmpty()
      await page.clock.runFor(TOAST_EXIT_MS)
      await expect(area).toHaveCount(0)
      expect(browserErrors.splice(0).filter((text) => !/\b(503|429)\b/.test(text))).toEqual([])
    },
  }
}

interface ToastParts {
  t: Translate
  area: Locator
  card: Locator
  spoken: Locator
}

/** What is to be seen and heard is what the state says. */
async function expectToast(
  { t, area, card, spoken }: ToastParts,
  state: State,
  event: AnyEventObject,
) {
  const { toast } = state.context
  if (!toast) {
    await expect(area).toHaveCount(0)
    return expect(spoken).toBeEmpty()
  }
  const title = t(toast.title as 'contactPage.failure.retryable.title')
  await expect(area).toContainText(title)
  if (!isOpen(state)) {
    await expect(spoken).toBeEmpty()
    return expect(card).toHaveJSProperty('inert', true)
  }
  await expect(spoken).toContainText(title)
  await expect.poll(() => timerOf(area.page())).toBe(state.hasTag('paused') ? 'paused' : 'running')
  await expect
    .poll(() => area.evaluate((element) => element.contains(document.activeElement)))
    .toBe(hasFocus(state))
  if (event.type === 'focus.enter') await expect(area).toHaveCSS('outline-width', '3px')
  if (event.type === 'swipe.move') {
    await expect(card).toHaveCSS('translate', `${state.context.dx}px`)
  }
}

/** The pointer on the toast */
function handOn(page: Page, area: Locator, card: Locator) {
  let start = { x: 0, y: 0 }

  /** A place that every toast covers: they differ in height, and errors stand at the top of a phone. */
  const placeInArea = async () => {
    const box = await area.boundingBox()
    if (!box) throw new Error('The toast area is not to be seen.')
    const isAtTop = box.y < box.height
    return { x: box.x + box.width / 3, y: isAtTop ? box.y + 30 : box.y + box.height - 30 }
  }

  return {
    placeInArea,
    grip: async () => {
      await card.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      )
      start = await placeInArea()
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + 10, start.y)
    },
    dragTo: (dx: number) => page.mouse.move(start.x + dx, start.y),
  }
}

/** Whether the bar of the time that is left may move; how far it has come is not asked. */
const timerOf = (page: Page) =>
  page.evaluate(() => {
    const animation = document
      .getAnimations()
      .find((each) => (each as CSSAnimation).animationName === 'toastTimer')
    const { target } = (animation?.effect ?? {}) as KeyframeEffect
    return target && getComputedStyle(target).animationPlayState
  })

/** One page for each worker: the toaster rests between its paths, so that none is opened anew. */
const test = base.extend<object, { visitor: Visit }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use
      const page = await browser.newPage({ baseURL })
      await use(await visit(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})

test.use(MOTION)

// Each path once: the width decides where a toast stands, not what becomes of it.
for (const [index, [does, paths]] of [...groupedByEnd(toasterPaths, EXECUTORS)].entries()) {
  const width = index % 2 ? 1440 : 390
  test(`a toast at ${width} px, when ${does}`, async ({ visitor }) => {
    await visitor.page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await playPath(visitor, EXECUTORS, path)
      await visitor.rest()
    }
  })
}
