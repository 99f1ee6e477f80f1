import type { Locator, Page } from '@playwright/test'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { expect, open, scrollPosition, test } from './fixtures.ts'

const t = textsIn('en')

const choice = (page: Page, part: 'product' | 'market' | 'month') =>
  page.getByRole('combobox', {
    name: `${t('forBrandsPage.brief.begin')} ${t(`forBrandsPage.brief.ask.${part}`)}`,
  })
const start = (page: Page) => page.getByRole('button', { name: t('forBrandsPage.ctaButton') })
const message = (page: Page) => page.getByRole('textbox', { name: t('contactPage.fields.message') })
const art = (page: Page, name: string) => page.getByRole('main').locator(`img[src*=${name}]`)

test('the sentence that a brand chooses by keyboard prints the creator and begins its message', async ({
  page,
}) => {
  await open(page, '/en/for-brands')
  const end = page.getByRole('main').locator('section').last()
  const isPrinted = (name: string) =>
    expect.soft(art(page, `page-brand-${name}`)).toHaveCSS('clip-path', /^inset\(0(px|%)?\)$/)
  await expect(end).not.toContainText(t('forBrandsPage.brief.begin'))
  await expect(art(page, 'page-product-perfume')).toBeVisible()
  await expect(art(page, 'page-brand-product')).toHaveCount(0)
  await choice(page, 'product').focus()
  await page.keyboard.type('gam')
  await expect(art(page, 'page-product-games')).toBeVisible()
  await expect(art(page, 'page-product-perfume')).toHaveCount(0)
  await isPrinted('product')
  await page.keyboard.press('Tab')
  await page.keyboard.type('in Sp')
  await isPrinted('market')
  await expect(art(page, 'page-brand-overlap')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type('in Mar')
  await isPrinted('month')
  await isPrinted('overlap')
  // The call at the end of the page says it, too.
  await expect(end).toContainText('We sell games in Spain in March.')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(start(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/contact?type=brand&product=games&market=spain&month=march')
  await expect(message(page)).toHaveValue('We sell games in Spain in March.\n')

  await test.step('the frames beside the form show the product and the creator, also after a reload', async () => {
    const frames = [art(page, 'contact-brand-games'), art(page, 'contact-guest')]
    for (const frame of frames) await expect(frame).toBeVisible()
    await page.reload()
    for (const frame of frames) await expect(frame).toBeVisible()
  })
})

test('every choice is optional', async ({ page }) => {
  await open(page, '/en/for-brands')
  await start(page).click()
  await expect(page).toHaveURL('/en/contact?type=brand')
  await expect(message(page)).toHaveValue('')
  // Without a brief the creator's frame beside the form is empty.
  await expect(art(page, 'contact-missing-creator')).toBeVisible()

  await page.goBack()
  // A choice fills its blank.
  await expect(choice(page, 'month')).toHaveCSS('border-bottom-style', 'dotted')
  await choice(page, 'month').selectOption('march')
  await expect(choice(page, 'month')).toHaveCSS('border-bottom-style', 'solid')
  await choice(page, 'product').selectOption('games')
  await choice(page, 'product').selectOption('')
  await expect(art(page, 'page-brand-product')).toHaveCount(0)
  const call = page.getByRole('main').getByRole('link', { name: t('forBrandsPage.ctaButton') })
  await call.click()
  await expect(page).toHaveURL('/en/contact?type=brand&month=march')
  await expect(message(page)).toHaveValue('We sell in March.\n')
})

// The longest words, and other letters
for (const lang of ['de', 'ru'] as const) {
  test(`in ${lang} the sentence is large and moves nothing around it, however wide the choices`, async ({
    page,
  }) => {
    await open(page, `/${lang}/for-brands`)
    const main = page.getByRole('main')
    const choices = await main.getByRole('combobox').all()
    const title = page.getByRole('heading', { level: 1 })
    const around = [
      title,
      main.locator('p').first(),
      main.getByRole('heading', { level: 2 }).first(),
    ]
    const places = () => Promise.all(around.map((element) => element.boundingBox()))
    const sizeOf = (element: Locator) =>
      element.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const one of choices) await one.selectOption('')
      const before = await places()
      for (const one of choices) {
        expect(await sizeOf(one), `${width} px`).toBeGreaterThan(0.4 * (await sizeOf(title)))
        const phrases = await one.getByRole('option').allTextContents()
        const [longest = ''] = phrases.toSorted((a, b) => b.length - a.length)
        await one.selectOption(longest)
      }
      expect(await places(), `${width} px`).toEqual(before)
      const button = main.locator('form').getByRole('button')
      await expect(button, `${width} px`).toBeInViewport({ ratio: 1 })
      expect(await scrollPosition(page)).toBe(0)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence that a brand chooses begins its message', async ({ page }) => {
    await page.goto('/en/for-brands')
    await choice(page, 'product').selectOption('perfume')
    await choice(page, 'month').selectOption('march')
    await start(page).click()
    await expect(page).toHaveURL('/en/contact?type=brand&product=perfume&market=&month=march')
    await expect(message(page)).toHaveValue('We sell perfume in March.\n')
  })
})
