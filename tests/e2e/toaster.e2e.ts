import type { Page } from '@playwright/test'
import { TOAST_DURATION_MS, TOAST_EXIT_MS, TOAST_SWIPE_THRESHOLD_PX } from '../../src/tuning.ts'
import { contactForm } from './contact-form.ts'
import { expect, MOTION, open, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

/** That events of the page and the clock reach the toaster's machine; tests/machines/toaster.model.ts has the rest. */

/** A toast on the contact page, whose clock goes on only when it is told to. */
async function openToast(page: Page) {
  const { t, address, toast } = contactForm(page)
  const card = toast.locator('[data-state]')
  await page.clock.install()
  await open(page, address)
  await page.clock.pauseAt(Date.now() + 60_000)

  const timer = () =>
    page.evaluate(() => {
      const isTimer = (each: Animation) => (each as CSSAnimation).animationName === 'toastTimer'
      const { target } = (document.getAnimations().find(isTimer)?.effect ?? {}) as KeyframeEffect
      return target && getComputedStyle(target).animationPlayState
    })
  const view = {
    t,
    toast,
    card,
    spoken: page.getByRole('alert'),
    /** The form asks for what is missing. */
    async show() {
      await page.evaluate(() => document.querySelector('form')?.requestSubmit())
      await expect(view.spoken).toContainText(t('contactPage.errors.required'))
      await card.evaluate((each) => Promise.all(each.getAnimations().map((one) => one.finished)))
    },
    /** Whether the bar of the time that is left may move */
    isTimed: (isTimed: boolean) => expect.poll(timer).toBe(isTimed ? 'running' : 'paused'),
    async isLeaving() {
      await expect(view.spoken).toBeEmpty()
      await expect(card).toHaveJSProperty('inert', true)
    },
    /** Drags it, and lets go. */
    async swipe(distance: number) {
      const { x, y, height } = await boxOf(toast)
      const at = { x: x + 40, y: y + height / 2 }
      await page.mouse.move(at.x, at.y)
      await page.mouse.down()
      await page.mouse.move(at.x + 10, at.y)
      await page.mouse.move(at.x + distance, at.y)
      await expect(card).toHaveCSS('translate', `${distance}px`)
      await view.isTimed(false)
    },
  }
  await view.show()
  return view
}

type View = Awaited<ReturnType<typeof openToast>>

test.use({ ...MOTION, viewport: { width: 390, height: 844 } })

type Do = (page: Page, view: View) => unknown

const leave = (page: Page) => page.mouse.move(2, 300)

/** What holds the timer, and what lets it go on; tests/unit/layout/toaster.test.tsx has another window and a hidden page. */
const HOLDS: Record<string, [begin: Do, end: Do]> = {
  'the pointer is on it': [(_, { toast }) => toast.hover(), leave],
  'it has the focus': [
    async (page, { toast }) => {
      await page.keyboard.press('F8')
      await expect(toast).toBeFocused()
      await expect(toast).toHaveCSS('outline-width', '3px')
    },
    (page) => page.getByRole('banner').getByRole('link').first().focus(),
  ],
  'it is swiped, not far enough': [
    (_, { swipe }) => swipe(TOAST_SWIPE_THRESHOLD_PX),
    async (page, { card }) => {
      await page.mouse.up()
      await expect(card).toHaveCSS('translate', /^(none|0px)$/)
      await leave(page)
    },
  ],
  'it is swiped until the browser breaks that off': [
    (_, { swipe }) => swipe(TOAST_SWIPE_THRESHOLD_PX + 1),
    async (page, { card }) => {
      await card.dispatchEvent('pointercancel', { pointerId: 1 })
      await expect(card).toHaveCSS('translate', /^(none|0px)$/)
      await page.mouse.up()
      await leave(page)
    },
  ],
}

const WAYS: Record<string, Do> = {
  'its button': (_, { t, toast }) => toast.getByRole('button', { name: t('ui.dismiss') }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a swipe': async (page, { swipe }) => {
    await swipe(TOAST_SWIPE_THRESHOLD_PX + 1)
    await page.mouse.up()
  },
}

test('a toast is announced and shown for its time, which can stand still, and is closed sooner', async ({
  page,
}) => {
  const view = await openToast(page)
  await test.step('it is removed after its time', async () => {
    await page.clock.runFor(TOAST_DURATION_MS - 1)
    await expect(view.spoken).not.toBeEmpty()
    await page.clock.runFor(1)
    await view.isLeaving()
    await page.clock.runFor(TOAST_EXIT_MS - 1)
    await expect(view.toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(view.toast).toHaveCount(0)
  })

  await view.show()
  for (const [what, [begin, end]] of Object.entries(HOLDS))
    await test.step(`its timer stands still while ${what}`, async () => {
      await view.isTimed(true)
      await begin(page, view)
      await view.isTimed(false)
      await end(page, view)
      await view.isTimed(true)
      await expect(view.spoken).not.toBeEmpty()
    })

  for (const [way, close] of Object.entries(WAYS))
    await test.step(`it is closed by ${way}`, async () => {
      await view.show()
      await close(page, view)
      await view.isLeaving()
      await page.clock.runFor(TOAST_EXIT_MS)
      await expect(view.toast).toHaveCount(0)
    })
})
