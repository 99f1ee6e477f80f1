import { INQUIRY_TYPES } from '../../src/contact/inquiry-type.ts'
import { common, contactForm, inquiriesFrom, someWords, test } from './contact-form.ts'
import { expect } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

// The browser reports every script that it was told not to run.
test.afterEach(({ complaints }) => {
  complaints.length = 0
})

for (const type of INQUIRY_TYPES) {
  test(`the ${type} form is stored, and thanked for in its language`, async ({ page, server }) => {
    const { t, typeLink, fillIn, send } = contactForm(page, 'de', type)
    const words = someWords()
    await page.goto('/de/contact')
    await typeLink(type).click()
    await fillIn(type === 'influencer' ? words : common(words))
    await send()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('contactPage.received.title'),
    )
    expect(await inquiriesFrom(server, words)).toMatchObject([
      { ...common(words), type, language: 'de', flags: [] },
    ])
  })
}

test('a form that cannot be sent comes back with every word', async ({ page, server }) => {
  const { t, address, field, fillIn, send } = contactForm(page)
  const words = someWords()
  await page.goto(address)
  await fillIn({ ...common(words), email: 'zoe@' })
  await send()
  await expect(page.getByText(t('contactPage.fieldErrors.emailFormat'))).toBeVisible()
  await expect(field('message')).toHaveValue(words.message)

  await fillIn({ email: words.email })
  await send()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contactPage.received.title'))
  expect(await inquiriesFrom(server, words)).toMatchObject([common(words)])
})
