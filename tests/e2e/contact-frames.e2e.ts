import type { Page } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import type { FieldName } from '../../src/inquiry/fields.ts'
import { contactForm, withoutTokens } from './contact-form.ts'
import { expect, holdRequests, MOTION, open, test } from './fixtures.ts'
import { boxOf, overlap } from './locators.ts'

/** The two frames above the form, and the confirmation. */

/** How far the frames are from their final place, after their animations, in px. */
const apart = (page: Page) =>
  page.evaluate(async () => {
    const [left, right] = document.querySelectorAll('main img')
    const moves = [left, right].flatMap((frame) => frame?.getAnimations() ?? [])
    await Promise.all(moves.map(({ finished }) => finished.catch(() => {})))
    if (!left || !right) throw new Error('There are no two frames')
    return Math.round(right.getBoundingClientRect().x - left.getBoundingClientRect().x)
  })

/** How far along the left frame its overlap with the right one begins, in px. */
const seam = (page: Page) =>
  page.evaluate(() => {
    const overlap = document.querySelectorAll('main img')[2]
    const clip = overlap ? getComputedStyle(overlap).clipPath : ''
    const [, share] = /inset\(\S+ \S+ \S+ ([\d.]+)%/.exec(clip) ?? []
    if (!overlap || share === undefined) throw new Error(`No overlap is clipped: ${clip}`)
    return Math.round((Number(share) / 100) * overlap.getBoundingClientRect().width)
  })

test.beforeEach(({ page }) => withoutTokens(page))

test.describe('where motion is welcome', () => {
  test.use(MOTION)

  test('the frames move closer with each valid field, and are in place when it is sent', async ({
    page,
  }) => {
    const release = await holdRequests(page, `**${INQUIRIES_PATH}`)
    const { address, field, button, received } = contactForm(page)
    await open(page, address)
    let distance = await apart(page)
    const covered = (await seam(page)) - distance
    await field('email').fill('nobody')
    expect(await apart(page)).toBe(distance)
    for (const [name, text] of Object.entries(validTexts('general'))) {
      await field(name as FieldName).fill(text)
      await expect.poll(() => apart(page)).toBeLessThan(distance)
      distance = await apart(page)
    }
    expect(distance).toBeGreaterThan(0)
    await button.press('Enter')
    await expect.poll(() => apart(page)).toBe(0)
    // Each is rounded.
    await expect.poll(async () => Math.abs((await seam(page)) - covered)).toBeLessThanOrEqual(1)
    release()
    await expect(received).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test('on a phone the introduction has the whole width below them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { t, address } = contactForm(page, 'ru')
    await open(page, address)
    const frames = await boxOf(page.getByRole('main').locator('img').first())
    const lead = await boxOf(page.getByText(t('contactPage.intro')))
    expect(lead.y).toBeGreaterThanOrEqual(frames.y + frames.height)
    expect(lead.width).toBeGreaterThan(340)
  })

  test('the frames are always in place', async ({ page }) => {
    const { address, field } = contactForm(page)
    await open(page, address)
    expect(await apart(page)).toBe(0)
    await field('name').fill('Anna')
    expect(await apart(page)).toBe(0)
  })

  for (const [width, height] of [
    [1366, 700],
    [390, 844],
  ] as const) {
    test(`no toast covers the next three steps or the buttons at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const { t, address, fillIn, button, toast, received, again } = contactForm(
        page,
        'en',
        'brand',
      )
      await open(page, address)
      const email = 'anna@example.com'
      await fillIn({ name: 'Anna', email, message: 'Hello.' })
      await button.press('Enter')
      await expect(toast).toContainText(t('contactPage.success.title'))
      const lastStep = page.getByText(t('contactPage.received.toEmail', { email }))
      for (const shown of [received, lastStep, again]) {
        await expect(shown).toBeInViewport({ ratio: 1 })
        expect(await overlap(shown, toast)).toBe(0)
      }
    })
  }
})
