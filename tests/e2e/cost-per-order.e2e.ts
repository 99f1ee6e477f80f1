import type { Page } from '@playwright/test'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { expect, holdRequests, test, waitForHydration } from './fixtures.ts'
import { scrollsSideways } from './layout-faults.ts'
import { boxOf } from './locators.ts'

const t = textsIn('de')

const field = (page: Page, of: 'spent' | 'orders') =>
  page.getByRole('textbox', { name: t(`forBrandsPage.case.${of}`) })

// What is reckoned is in tests/unit/pages/for-brands/cases.test.tsx.
test('a brand reckons what an order costs it', async ({ page }) => {
  const [spent, orders] = [field(page, 'spent'), field(page, 'orders')]
  const anatomy = page
    .getByRole('article', { name: t('forBrandsPage.case.title') })
    .filter({ visible: true })
  const result = anatomy.getByRole('status')
  const invitation = page.getByText(t('forBrandsPage.case.ownFigures'))

  const release = await holdRequests(page)
  await page.goto('/de/for-brands', { waitUntil: 'domcontentloaded' })
  await test.step('until scripts are there, nothing can be typed, nor does anything ask for it', async () => {
    await expect(spent).toBeDisabled()
    await expect(orders).toBeDisabled()
    await expect(invitation).toBeHidden()
    await page.evaluate(() => document.fonts.ready)
  })
  const { height } = await boxOf(anatomy)
  release()
  await waitForHydration(page)
  await expect(invitation).toBeVisible()
  expect((await boxOf(anatomy)).height).toBe(height)

  await test.step('by keyboard', async () => {
    await spent.focus()
    await page.keyboard.type('12500,50')
    await page.keyboard.press('Tab')
    await expect(orders).toBeFocused()
    await expect(spent).toHaveValue('12.500,50')
    await page.keyboard.type('1240')
    await expect(result).toHaveText('= 10,08 Zloty pro Bestellung')
  })
  await test.step('once a field with no figure is left, what a figure is takes the place of the invitation', async () => {
    await page.keyboard.type('x')
    await expect(invitation).toBeVisible()
    await orders.blur()
    await expect(orders).toHaveAccessibleDescription(t('forBrandsPage.case.notAFigure'))
    await expect(invitation).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('on the narrowest phone there is room for large figures, and for a finger', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await spent.fill('999999999')
    await orders.fill('7')
    await expect(result).toHaveText(/= 142\.857\.142,71/)
    expect(await scrollsSideways(page)).toBe(false)
    expect(await spent.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
    for (const each of [spent, orders])
      expect((await boxOf(each)).height).toBeGreaterThanOrEqual(44)
  })
})
