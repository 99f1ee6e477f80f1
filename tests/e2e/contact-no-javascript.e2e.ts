import { validTexts } from '../../scripts/harness/submission.ts'
import { EVENT_IDS, type EventId } from '../../src/content/events.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { contactForm, inquiriesFrom, uniqueValues } from './contact-form.ts'
import { expect, test } from './fixtures.ts'

// What the server makes of a form is in tests/server/form-without-javascript.test.ts.
test.use({ javaScriptEnabled: false })

test('a form is shown again with its values, corrected, stored and confirmed in its language', async ({
  page,
  server,
  tolerate,
}) => {
  tolerate(/^422 |status of 422/)
  // The type that asks for the most
  const type = 'influencer'
  const { t, address, field, typeLink, fillIn, send } = contactForm(page, 'de', type)
  const values = uniqueValues()
  await page.goto(contactForm(page, 'de', 'brand').address)
  await typeLink(type).click()
  await expect(page).toHaveURL(address)
  await fillIn({ ...values, email: 'zoe@' })
  await send()

  await expect(page).toHaveTitle(documentTitle(t, t('contactPage.errors.title')))
  const problem = t('contactPage.fieldErrors.emailFormat')
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(problem))
  await expect(field('email')).toBeFocused()
  await expect(field('message')).toHaveValue(values.message)
  await expect(page.getByRole('button')).toHaveCount(1) // the one that sends

  await fillIn({ email: values.email })
  await send()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contactPage.received.title'))
  expect(await inquiriesFrom(server, values)).toMatchObject([
    { ...validTexts('general', values), type, language: 'de', flags: [] },
  ])
})

test('a registration has the event in its message, whole, says whose half it is, and has no room for a ticket', async ({
  page,
}) => {
  const { t, field } = contactForm(page, 'de')
  const [event] = EVENT_IDS as [EventId]
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${event}.title`)
  await page.goto(`/de/contact?event=${event}&half=Anna`)
  // Its message is folded up.
  await page.locator('main summary').first().click()
  await expect(field('message')).toHaveValue(
    `${t('trainingEventsPage.registerMessage', { title })}\n`,
  )
  for (const width of [390, 1366])
    await test.step(`it is seen whole at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      const hidden = await field('message').evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      )
      expect(hidden).toBe(0)
    })
  await expect(page.getByText(t('trainingEventsPage.sampleNote'))).toBeVisible()
  const invitation = t('trainingEventsPage.ticket.invitation', { name: 'Anna' })
  await expect(page.getByText(invitation)).toBeVisible()
  // It is drawn by scripts.
  await expect(page.locator('[data-half]')).toBeHidden()
  await expect(page.locator('[name=event]')).toHaveValue(event)
})
