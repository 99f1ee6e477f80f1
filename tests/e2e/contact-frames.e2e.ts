import type { Page } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import { type FieldName, fieldsFor } from '../../src/inquiry/fields.ts'
import { contactForm, inquiriesFrom, uniqueValues, withoutTokens } from './contact-form.ts'
import { expect, holdRequests, open, scrollPosition, test } from './fixtures.ts'
import { boxOf, overlap } from './locators.ts'

/** The two frames above the form, while it is filled in and sent, and the confirmation. */

const PHONE = { width: 390, height: 844 }

const frames = (page: Page) => page.getByRole('main').locator('img')

/** How far the frames are from their final place, after their animations, in px. */
const apart = (page: Page) =>
  frames(page).evaluateAll(async (all) => {
    const moves = all.flatMap((frame) => frame.getAnimations())
    await Promise.all(moves.map(({ finished }) => finished.catch(() => {})))
    const [left = 0, right = 0] = all.map((frame) => frame.getBoundingClientRect().x)
    return Math.round(right - left)
  })

/** How far along the left frame its overlap with the right one begins, in px. */
const seam = (page: Page) =>
  frames(page)
    .nth(2)
    .evaluate((overlap) => {
      const [, share] =
        /inset\(\S+ \S+ \S+ ([\d.]+)%/.exec(getComputedStyle(overlap).clipPath) ?? []
      return Math.round((Number(share) / 100) * overlap.getBoundingClientRect().width)
    })

test('the frames move closer with each valid field, and are in place while it is sent; no toast covers the confirmation', async ({
  page,
  server,
}) => {
  await withoutTokens(page)
  const release = await holdRequests(page, `**${INQUIRIES_PATH}`)
  const { t, address, field, button, toast, received, again } = contactForm(page)
  const values = uniqueValues()
  await open(page, address)
  // With reduced motion they are always in place.
  expect(await apart(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  let distance = await apart(page)
  const covered = (await seam(page)) - distance
  await field('email').fill('nobody')
  expect(await apart(page)).toBe(distance)
  for (const [name, text] of Object.entries(validTexts('general', values))) {
    await field(name as FieldName).fill(text)
    await expect.poll(() => apart(page)).toBeLessThan(distance)
    distance = await apart(page)
  }
  expect(distance).toBeGreaterThan(0)
  const { width } = await boxOf(button)
  await button.press('Enter')
  await expect.poll(() => apart(page)).toBe(0)
  // Each is rounded.
  await expect.poll(async () => Math.abs((await seam(page)) - covered)).toBeLessThanOrEqual(1)

  const sending = page.getByRole('button', { name: t('contactPage.buttons.sending') })
  await test.step('on a slow connection the button keeps its width, its label in the middle, and a second press does nothing', async () => {
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    expect((await boxOf(sending)).width).toBeCloseTo(width, 1)
    const label = sending.getByText(t('contactPage.buttons.sending'))
    const offCentre = await label.evaluate((label) => {
      const words = new Range()
      words.selectNodeContents(label)
      const button = label.closest('button') ?? label
      const [at, middle] = [words, button].map((part) => {
        const { left, right } = part.getBoundingClientRect()
        return (left + right) / 2
      })
      return Number(at) - Number(middle)
    })
    expect(Math.abs(offCentre)).toBeLessThan(1)
    for (const name of fieldsFor('general')) await expect(field(name)).not.toBeEditable()
    await sending.click({ force: true })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await sending.scrollIntoViewIfNeeded()
  expect(await scrollPosition(page)).toBeGreaterThan(0)
  release()
  await expect(toast).toContainText(t('contactPage.success.title'))
  expect(await inquiriesFrom(server, values)).toHaveLength(1)

  const lastStep = page.getByText(t('contactPage.received.toEmail', { email: values.email }))
  for (const viewport of [PHONE, { width: 1366, height: 700 }])
    await test.step(`the next steps are seen whole at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      for (const shown of [received, lastStep, again]) {
        await expect(shown).toBeInViewport({ ratio: 1 })
        expect(await overlap(shown, toast)).toBe(0)
      }
    })
})
