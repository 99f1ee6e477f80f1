import { test as plain } from '@playwright/test'
import { wordsOf } from '../support/words.ts'
import { expect, open, test } from './fixtures.ts'

const t = wordsOf('en')
const title = t('trainingEventsPage.sampleUpcomingEvents.1.title')

test('who registers finds the event in the message, ready to be sent', async ({ page }) => {
  await open(page, '/en/training-events')
  await page
    .getByRole('link', { name: `${t('trainingEventsPage.registerButton')} ${title}` })
    .click()
  await expect(page).toHaveURL('/en/contact?event=account-security')
  await expect(page.getByRole('textbox', { name: t('contactPage.fields.message') })).toHaveValue(
    `${t('trainingEventsPage.registerMessage', { title })}\n`,
  )
})

test('a recording opens in a tab of its own', async ({ page, context }) => {
  await context.route('https://recordings.duet.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Recording</title>' }),
  )
  await open(page, '/en/training-events')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('link', { name: t('trainingEventsPage.watchRecordingButton') })
    .first()
    .click()
  const recording = await opened
  await expect(recording).toHaveURL('https://recordings.duet.example/reading-a-contract')
  expect(await recording.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/en/training-events')
})

test('the keyboard walks through the events in their order', async ({ page }) => {
  await open(page, '/en/training-events')
  const links = page.getByRole('main').getByRole('link')
  await links.first().focus()
  for (const link of await links.all()) {
    await expect(link).toBeFocused()
    await page.keyboard.press('Tab')
  }
})

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false })

  plain('registering leads to the form', async ({ page }) => {
    await page.goto('/en/training-events')
    await page
      .getByRole('link', { name: t('trainingEventsPage.registerButton') })
      .nth(1)
      .click()
    await expect(page).toHaveURL('/en/contact?event=account-security')
  })
})
