import { LANGUAGES } from '../../src/i18n/languages.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

test.use({ javaScriptEnabled: false })

test('a URL without a language offers every one', async ({ page }) => {
  await page.goto('/')
  for (const { code, name } of LANGUAGES) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/${code}`)
  }
  await expect(page.getByRole('status')).toBeHidden()
})

test('the mobile menu opens beside the languages, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ru')
  const ru = textsIn('ru')
  const [header, main] = [page.getByRole('banner'), page.getByRole('main')]
  await test.step('the skip link leads to the start of the page, not under the header', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('link', { name: ru('ui.skipToContent') }).press('Enter')
    await expect(main).toBeFocused()
    const { height } = await boxOf(header)
    await expect.poll(async () => (await boxOf(main)).y).toBe(height)
  })
  const menu = header.locator('summary')
  const boxes = [header.getByRole('link', { name: ru('langSwitcher.open') }), menu].map((each) =>
    each.boundingBox(),
  )
  const [languages, button] = await Promise.all(boxes)
  expect((languages?.x ?? 0) + (languages?.width ?? 0)).toBeLessThan(button?.x ?? 0)

  const contact = header.getByRole('link', { name: ru('nav.contact') })
  await expect(contact).toBeHidden()
  await menu.click()
  await contact.click()
  await expect(page).toHaveURL('/ru/contact')
})
