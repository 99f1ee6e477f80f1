import type { Page } from '@playwright/test'
import { messagesOf } from '../support/messages.ts'
import { expect, MOTION, open, test } from './fixtures.ts'

/** The two frames above the form, and the thanks that they lead to. */

const t = messagesOf('en')
const field = (page: Page, name: 'name' | 'email' | 'message') =>
  page.getByRole('textbox', { name: t(`contactPage.fields.${name}`) })
const send = (page: Page) =>
  page.getByRole('button', { name: t('contactPage.buttons.general'), exact: true })

/** How far the frames are from being in register, once they are at rest, in px. */
const apart = (page: Page) =>
  page.evaluate(async () => {
    const [left, right] = document.querySelectorAll('main img')
    const moves = [left, right].flatMap((frame) => frame?.getAnimations() ?? [])
    await Promise.all(moves.map(({ finished }) => finished.catch(() => {})))
    const x = (element: Element | undefined) => element?.getBoundingClientRect().x ?? Number.NaN
    return Math.round(x(right) - x(left))
  })

/** How far along the left frame its overlap with the right one begins, in px. */
const seam = (page: Page) =>
  page.evaluate(() => {
    const overlap = document.querySelectorAll('main img')[2]
    if (!overlap) return Number.NaN
    const [, share] = /inset\(\S+ \S+ \S+ ([\d.]+)%/.exec(getComputedStyle(overlap).clipPath) ?? []
    return Math.round((Number(share) / 100) * overlap.getBoundingClientRect().width)
  })

test.describe('where motion is welcome', () => {
  test.use(MOTION)

  test('the frames come nearer with each valid field, and are in register when it is sent', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/inquiries', async (route) => {
      await released
      await route.continue()
    })
    await open(page, '/en/contact')
    const steps = [await apart(page)]
    const covered = (await seam(page)) - (steps[0] ?? 0)
    await field(page, 'name').fill('Anna')
    await expect.poll(() => apart(page)).toBeLessThan(steps[0] ?? 0)
    steps.push(await apart(page))
    await field(page, 'email').fill('nobody')
    expect(await apart(page)).toBe(steps[1])
    await field(page, 'email').fill('anna@example.com')
    await expect.poll(() => apart(page)).toBeLessThan(steps[1] ?? 0)
    steps.push(await apart(page))
    await field(page, 'message').fill('Hello.')
    await expect.poll(() => apart(page)).toBeLessThan(steps[2] ?? 0)
    expect(await apart(page)).toBeGreaterThan(0)
    await send(page).press('Enter')
    await expect.poll(() => apart(page)).toBe(0)
    await expect.poll(() => seam(page)).toBe(covered)
    release()
    await expect(page.getByText(t('contactPage.received.stored'))).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test('the frames are always in register', async ({ page }) => {
    await open(page, '/en/contact')
    expect(await apart(page)).toBe(0)
    await field(page, 'name').fill('Anna')
    expect(await apart(page)).toBe(0)
  })

  for (const [width, height] of [
    [1366, 700],
    [390, 844],
  ] as const) {
    test(`no toast covers the next three steps or the buttons at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/en/contact?type=brand')
      await field(page, 'name').fill('Anna')
      await field(page, 'email').fill('anna@example.com')
      await field(page, 'message').fill('Hello.')
      await page
        .getByRole('button', { name: t('contactPage.buttons.brand'), exact: true })
        .press('Enter')
      const toast = page.getByRole('status').filter({ hasText: t('contactPage.success.title') })
      await expect(toast.first()).toBeVisible()
      for (const shown of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('listitem').filter({ hasText: t('contactPage.received.byEmail') }),
        page.getByRole('button', { name: t('contactPage.received.again') }),
      ]) {
        const isCovered = await shown.evaluate((element) => {
          const { x, y, width: w, height: h } = element.getBoundingClientRect()
          const top = document.elementFromPoint(x + w - 4, y + h / 2)
          return !element.contains(top) && !top?.contains(element)
        })
        expect(isCovered).toBe(false)
      }
    })
  }
})
