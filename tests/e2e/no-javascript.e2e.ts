import { LANGUAGES } from '../../src/i18n/languages.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test } from './fixtures.ts'

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
  const header = page.getByRole('banner')
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
