import type { Locator, Page } from '@playwright/test'
import { briefSentence } from '../../src/urls/brief.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { expect, open, scrollPosition, test } from './fixtures.ts'

const t = textsIn('en')

const choice = (page: Page, part: 'product' | 'market' | 'month', words = t) =>
  page.getByRole('combobox', {
    name: `${words('forBrandsPage.brief.begin')} ${words(`forBrandsPage.brief.ask.${part}`)}`,
  })
const start = (page: Page) => page.getByRole('button', { name: t('forBrandsPage.ctaButton') })
const message = (page: Page) => page.getByRole('textbox', { name: t('contactPage.fields.message') })
const sentence = (brief: Parameters<typeof briefSentence>[1], words = t) =>
  `${briefSentence(words, brief)}\n`

test('the sentence that a brand chooses by keyboard begins its message', async ({ page }) => {
  await open(page, '/en/for-brands')
  await choice(page, 'product').focus()
  await page.keyboard.type('perf')
  await page.keyboard.press('Tab')
  await page.keyboard.type('in Pol')
  await page.keyboard.press('Tab')
  await page.keyboard.type('in Mar')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(start(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/contact?type=brand&product=perfume&market=poland&month=march')
  await expect(message(page)).toHaveValue('We sell perfume in Poland in March.\n')
})

test('the frames beside the form show the chosen product and the creator, also after a reload', async ({
  page,
}) => {
  await open(page, '/en/for-brands')
  await choice(page, 'product').selectOption('games')
  await start(page).click()
  const product = page.getByRole('main').locator('img[src*=contact-brand-games]')
  const creator = page.getByRole('main').locator('img[src*=contact-guest]')
  await expect(product).toBeVisible()
  await expect(creator).toBeVisible()
  await page.reload()
  await expect(product).toBeVisible()
  await expect(creator).toBeVisible()
})

for (const lang of ['en', 'de', 'ru'] as const) {
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
      for (const one of choices) {
        await one.selectOption('')
        expect(await sizeOf(one), `${width} px`).toBeGreaterThan(0.4 * (await sizeOf(title)))
      }
      const before = await places()
      for (const one of choices) {
        const widest = await one.evaluate((select: HTMLSelectElement) => {
          select.style.width = 'max-content'
          const width = ({ value }: HTMLOptionElement) => {
            select.value = value
            return select.offsetWidth
          }
          const widths = new Map([...select.options].map((option) => [option.value, width(option)]))
          select.value = ''
          select.style.width = ''
          return [...widths].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
        })
        await one.selectOption(widest)
      }
      expect(await places(), `${width} px`).toEqual(before)
      const button = main.locator('form').getByRole('button')
      await expect(button, `${width} px`).toBeInViewport({ ratio: 1 })
      expect(await scrollPosition(page)).toBe(0)
    }
  })
}

test('every choice is optional', async ({ page }) => {
  await open(page, '/en/for-brands')
  await start(page).click()
  await expect(page).toHaveURL('/en/contact?type=brand')
  await expect(message(page)).toHaveValue('')
  // Without a brief the creator's frame beside the form is empty.
  await expect(page.getByRole('main').locator('img[src*=contact-missing-creator]')).toBeVisible()

  await open(page, '/en/for-brands')
  // A choice fills its blank.
  await expect(choice(page, 'month')).toHaveCSS('border-bottom-style', 'dotted')
  await choice(page, 'month').selectOption('march')
  await expect(choice(page, 'month')).toHaveCSS('border-bottom-style', 'solid')
  await choice(page, 'product').selectOption('games')
  await choice(page, 'product').selectOption('')
  await expect(choice(page, 'market')).toHaveCSS('border-bottom-style', 'dotted')
  await start(page).click()
  await expect(page).toHaveURL('/en/contact?type=brand&month=march')
  await expect(message(page)).toHaveValue(sentence({ month: 'march' }))
})

test('each choice prints an ink of the creator, and the whole sentence the overlap; the product is shown', async ({
  page,
}) => {
  await open(page, '/en/for-brands')
  const end = page.getByRole('main').locator('section').last()
  await expect(end).toContainText('We sell what? where? when?')
  const layer = (name: string) => page.getByRole('main').locator(`img[src*=page-${name}]`)
  const isPrinted = (name: string) =>
    expect.soft(layer(name)).toHaveCSS('clip-path', /^inset\(0(px|%)?\)$/)
  await expect(layer('product-perfume')).toBeVisible()
  await expect(layer('brand-product')).toHaveCount(0)
  await choice(page, 'product').selectOption('games')
  await expect(layer('product-games')).toBeVisible()
  await expect(layer('product-perfume')).toHaveCount(0)
  await isPrinted('brand-product')
  await choice(page, 'month').selectOption('march')
  await isPrinted('brand-month')
  await expect(end).toContainText('We sell games in March.')
  await expect(layer('brand-market')).toHaveCount(0)
  await expect(layer('brand-overlap')).toHaveCount(0)
  await choice(page, 'market').selectOption('spain')
  await isPrinted('brand-market')
  await isPrinted('brand-overlap')
  await test.step('the call at the end of the page says what was chosen, and takes it along', async () => {
    await expect(end).toContainText('We sell games in Spain in March.')
    await end.getByRole('link', { name: t('forBrandsPage.ctaButton') }).click()
    await expect(message(page)).toHaveValue('We sell games in Spain in March.\n')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence that a brand chooses begins its message', async ({ page }) => {
    await page.goto('/en/for-brands')
    await choice(page, 'product').selectOption('perfume')
    await choice(page, 'month').selectOption('march')
    await start(page).click()
    await expect(page).toHaveURL('/en/contact?type=brand&product=perfume&market=&month=march')
    await expect(message(page)).toHaveValue(sentence({ product: 'perfume', month: 'march' }))
  })
})
