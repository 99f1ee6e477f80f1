import { stretchLongTimers } from '../support/stretch-long-timers.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test, visit } from './fixtures.ts'
import { toast } from './locators.ts'
import type { Page } from './page-object.ts'

const t = textsIn('en')
const ASIDE = { x: 4, y: 400 }

/** Whether the bar of the time that is left may move. */
const timer = (page: Page) => () =>
  page.evaluate(() => {
    const isTimer = (each: Animation) => (each as CSSAnimation).animationName === 'toastTimer'
    const { target } = (document.getAnimations().find(isTimer)?.effect ?? {}) as KeyframeEffect
    return target ? getComputedStyle(target).animationPlayState : 'gone'
  })

/** Opens a toast that stays. */
async function callToast(page: Page): Promise<void> {
  await page.role('button', t('contactPage.buttons.general')).click()
  await page.pointer.move(ASIDE)
  await expect.poll(timer(page)).toBe('running')
}

test(
  'a swipe, its button and Escape close the toast, half a swipe does not; F8 focuses it',
  visit(async ({ page }) => {
    await page.open('/en/contact')
    await page.evaluate(stretchLongTimers)
    await callToast(page)
    const { pointer } = page
    const swipe = async (distance: number) => {
      // Its words, which come to rest with it: the area does not move.
      const { x, y } = await toast(page).role('group').point()
      await pointer.move({ x, y })
      await pointer.down()
      await pointer.move({ x: x + distance / 2, y })
      await pointer.move({ x: x + distance, y })
      await expect.poll(timer(page)).toBe('paused')
      await pointer.up()
    }
    await swipe(30)
    await pointer.move(ASIDE)
    await expect.poll(timer(page)).toBe('running')
    await swipe(80)
    await expect.poll(toast(page).count).toBe(0)

    await callToast(page)
    await toast(page).role('button', t('ui.dismiss')).click()
    await expect.poll(toast(page).count).toBe(0)

    await callToast(page)
    await page.press('F8')
    await expect.poll(toast(page).isFocused).toBe(true)
    // With a ring, so that one sees where the keyboard is.
    expect(await toast(page).style('outline-style')).not.toBe('none')
    await page.press('Escape')
    await expect.poll(toast(page).count).toBe(0)
  }),
)
