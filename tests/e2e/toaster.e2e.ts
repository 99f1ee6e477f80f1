import { TOAST_DURATION_MS, TOAST_EXIT_MS, TOAST_SWIPE_THRESHOLD_PX } from '../../src/tuning.ts'
import { contactForm } from './contact-form.ts'
import { expect, MOTION, open, stopClock, test } from './fixtures.ts'
import { atRest, boxOf } from './locators.ts'

/** That events of the page and the clock reach the toaster's machine; tests/machines/toaster.model.ts has the rest. */

test.use({ ...MOTION, viewport: { width: 390, height: 844 } })

test('a toast is announced and shown for its time, which can stand still, and is closed sooner', async ({
  page,
}) => {
  const { t, address, toast } = contactForm(page)
  const card = toast.locator('[data-state]')
  const spoken = page.getByRole('alert')
  await page.clock.install()
  await open(page, address)
  await stopClock(page)

  /** The form asks for what is missing. */
  async function show() {
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    await expect(spoken).toContainText(t('contactPage.errors.required'))
    await atRest(card)
  }
  /** Whether the bar of the time that is left may move */
  const isTimed = (isTimed: boolean) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const isTimer = (each: Animation) => (each as CSSAnimation).animationName === 'toastTimer'
          const { target } = (document.getAnimations().find(isTimer)?.effect ??
            {}) as KeyframeEffect
          return target && getComputedStyle(target).animationPlayState
        }),
      )
      .toBe(isTimed ? 'running' : 'paused')
  /** Drags it, before it is let go */
  async function swipe(distance: number) {
    const { x, y, height } = await boxOf(toast)
    const at = { x: x + 40, y: y + height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 10, at.y)
    await page.mouse.move(at.x + distance, at.y)
    await expect(card).toHaveCSS('translate', `${distance}px`)
    await isTimed(false)
  }
  const leave = () => page.mouse.move(2, 300)
  async function letGo() {
    await page.mouse.up()
    await expect(card).toHaveCSS('translate', /^(none|0px)$/)
    await leave()
  }

  const standsStill = (what: string, begin: () => unknown, end: () => unknown) =>
    test.step(`its timer stands still while ${what}`, async () => {
      await isTimed(true)
      await begin()
      await isTimed(false)
      await end()
      await isTimed(true)
      await expect(spoken).not.toBeEmpty()
    })
  const isClosed = (way: string, close: () => unknown) =>
    test.step(`it is closed by ${way}`, async () => {
      await show()
      await close()
      await expect(spoken).toBeEmpty()
      await expect(card).toHaveJSProperty('inert', true)
      await page.clock.runFor(TOAST_EXIT_MS)
      await expect(toast).toHaveCount(0)
    })

  await show()
  await test.step('it is removed after its time', async () => {
    await page.clock.runFor(TOAST_DURATION_MS - 1)
    await expect(spoken).not.toBeEmpty()
    await page.clock.runFor(1)
    await expect(spoken).toBeEmpty()
    await page.clock.runFor(TOAST_EXIT_MS - 1)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })

  // Another window and a hidden page are in tests/unit/layout/toaster.test.tsx.
  await show()
  await standsStill('the pointer is on it', () => toast.hover(), leave)
  await standsStill(
    'it has the focus',
    async () => {
      await page.keyboard.press('F8')
      await expect(toast).toBeFocused()
      await expect(toast).toHaveCSS('outline-width', '3px')
    },
    () => page.getByRole('banner').getByRole('link').first().focus(),
  )
  await standsStill('it is swiped, not far enough', () => swipe(TOAST_SWIPE_THRESHOLD_PX), letGo)
  await standsStill(
    'it is swiped until the browser breaks that off',
    () => swipe(TOAST_SWIPE_THRESHOLD_PX + 1),
    async () => {
      await card.dispatchEvent('pointercancel', { pointerId: 1 })
      await letGo()
    },
  )

  await isClosed('its button', () => toast.getByRole('button', { name: t('ui.dismiss') }).click())
  await isClosed('Escape', () => page.keyboard.press('Escape'))
  await isClosed('a swipe', async () => {
    await swipe(TOAST_SWIPE_THRESHOLD_PX + 1)
    await page.mouse.up()
  })
})
