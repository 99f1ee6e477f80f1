import type { Page } from '@playwright/test'
import { type AnyEventObject, __unsafe_getAllOwnEventDescriptors as ownEvents } from 'xstate'
import { INQUIRIES_PATH } from '../../src/contact/api.ts'
import { type Toast, toasterMachine } from '../../src/machines/toaster.machine.ts'
import { TOAST_DURATION_MS, TOAST_EXIT_MS } from '../../src/tuning.ts'
import { handFor, type PathStep, shortestPaths, titleOf } from '../support/model-paths.ts'
import { common, contactForm, someWords } from './contact-form.ts'
import { expect, open, test } from './fixtures.ts'

/** The paths through the toaster's machine, played on the contact page by hand and by the clock. */

type Step = PathStep<typeof toasterMachine>
type State = Step['state']

const WIDTHS = [390, 1440]

const toast = (id: keyof typeof ANSWERS): Toast => ({
  id,
  kind: 'error',
  title: `contactPage.failure.${id}.title`,
  duration: TOAST_DURATION_MS,
  dismiss: () => {},
})

/** Toasts that come while the visitor does nothing: the server answers an inquiry. */
const ANSWERS = {
  retryable: { status: 503 },
  tooMany: { status: 429, headers: { 'Retry-After': '60' } },
}

const isOpen = (state: State) => state.hasTag('open')
const isSwiping = (state: State) =>
  state.matches({ toast: { present: { life: { open: 'swiping' } } } })
const hasPointer = (state: State) => state.matches({ toast: { present: { pointer: 'inside' } } })

/** What can happen to a toast on a real page: a pointer swipes what it is on, and only that. */
function playable(state: State): AnyEventObject[] {
  const impossible = (type: string) =>
    // On a page the hotkey brings the focus at once: it is played as `focus.enter`.
    type === 'key.hotkey' ||
    (type === 'swipe.start' && !hasPointer(state)) ||
    (isSwiping(state) && /^(pointer|focus)\./.test(type)) ||
    // One of the two at a time is enough: the other paths differ by nothing that is to be seen.
    (type === 'page.hide' && state.matches({ window: 'blurred' })) ||
    (type === 'window.blur' && state.matches({ page: 'hidden' }))

  return [...new Set(ownEvents(state))]
    .filter((type) => !impossible(type))
    .flatMap((type) => {
      if (type === 'toast.close') return [{ type, id: state.context.toast?.id }]
      if (type === 'swipe.move') return [20, 51].map((dx) => ({ type, dx }))
      if (type !== 'toast.show') return [{ type }]
      return [
        { type, toast: toast(state.context.toast?.id === 'retryable' ? 'tooMany' : 'retryable') },
      ]
    })
}

const paths = shortestPaths(toasterMachine, {
  input: { now: () => 0 },
  events: playable,
  bucket: ({ context }) => [context.toast?.id, context.dx > 50],
})

/** The hands, eyes and clock of a visitor to the contact page. */
async function visit(page: Page) {
  const { t, address, fillIn, toast: area } = contactForm(page)
  const card = area.locator('[data-state]')
  const dismiss = area.getByRole('button', { name: t('ui.dismiss') })
  const spoken = page.getByRole('alert')
  let answer: (typeof ANSWERS)[keyof typeof ANSWERS] = ANSWERS.retryable
  let grip = { x: 0, y: 0 }

  await page.route(`**${INQUIRIES_PATH}`, (route) => route.fulfill(answer))
  await page.clock.install()
  await open(page, address)
  await fillIn(common(someWords()))
  await page.clock.pauseAt(Date.now() + 60_000)

  const tell = (what: 'blur' | 'focus') =>
    page.evaluate((type) => window.dispatchEvent(new Event(type)), what)
  const turnPage = (visibility: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  const middleOfArea = async () => {
    const box = await area.boundingBox()
    if (!box) throw new Error('The toast area is not to be seen.')
    return { x: box.x + box.width / 3, y: box.y + box.height / 2 }
  }
  /** Lets time pass up to the last millisecond, looks, and lets that one pass, too. */
  const wait = async (ms: number, isThere: () => Promise<void>) => {
    await page.clock.runFor(ms - 1)
    await isThere()
    await page.clock.runFor(1)
  }

  const hands: Record<string, (event: AnyEventObject) => Promise<unknown>> = {
    'toast.show': async (event) => {
      answer = ANSWERS[event.toast.id as keyof typeof ANSWERS]
      await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    },
    'toast.close': () => dismiss.dispatchEvent('click'),
    'key.escape': () => page.keyboard.press('Escape'),
    'focus.enter': () => page.keyboard.press('F8'),
    'focus.leave': () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: t('agencyName'), exact: true })
        .focus(),
    'pointer.enter': async () => {
      const { x, y } = await middleOfArea()
      await page.mouse.move(x, y)
    },
    'pointer.leave': () => page.mouse.move(2, 300),
    'window.blur': () => tell('blur'),
    'window.focus': () => tell('focus'),
    'page.hide': () => turnPage('hidden'),
    'page.show': () => turnPage('visible'),
    'swipe.start': async () => {
      await card.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      )
      grip = await middleOfArea()
      await page.mouse.move(grip.x, grip.y)
      await page.mouse.down()
      await page.mouse.move(grip.x + 10, grip.y)
    },
    'swipe.move': ({ dx }) => page.mouse.move(grip.x + dx, grip.y),
    'swipe.end': () => page.mouse.up(),
    'swipe.cancel': () => card.dispatchEvent('pointercancel', { pointerId: 1 }),
    'after remaining': () => wait(TOAST_DURATION_MS, () => expect(spoken).not.toBeEmpty()),
    'after exit': () => wait(TOAST_EXIT_MS, () => expect(area).toBeVisible()),
  }

  const act = async (event: AnyEventObject) => {
    const name = event.type.replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
    await handFor(hands, name)(event)
  }

  /** What is to be seen and heard is what the state says. */
  const see = async (state: State, event: AnyEventObject) => {
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
    await expect.poll(() => timerOf(page)).toBe(state.hasTag('paused') ? 'paused' : 'running')
    expect(await area.evaluate((element) => element.contains(document.activeElement))).toBe(
      state.matches({ toast: { present: { focus: 'inside' } } }),
    )
    if (event.type === 'swipe.move') {
      await expect(card).toHaveCSS('translate', `${state.context.dx}px`)
    }
  }

  /** Back to how the visit began. */
  const rest = async () => {
    await page.mouse.up()
    await page.mouse.move(2, 300)
    await tell('focus')
    await turnPage('visible')
    await page.keyboard.press('Escape')
    await expect(spoken).toBeEmpty()
    await page.clock.runFor(TOAST_EXIT_MS)
    await expect(area).toHaveCount(0)
  }

  return { act, see, rest }
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

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`all ${paths.length} paths of the toaster`, async ({ page, complaints }) => {
      test.setTimeout(240_000)
      const { act, see, rest } = await visit(page)
      for (const path of paths) {
        await test.step(titleOf(path), async () => {
          for (const { event, state } of path) {
            await act(event)
            await see(state, event)
          }
        })
        await rest()
      }
      // The answers that bring the toasts are failures.
      expect(complaints.filter((complaint) => !/\b(503|429)\b/.test(complaint))).toEqual([])
      complaints.splice(0)
    })
  })
}
