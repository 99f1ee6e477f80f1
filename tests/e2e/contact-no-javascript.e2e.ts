import { validTexts } from '../../scripts/harness/submission.ts'
import { EVENT_IDS, type EventId } from '../../src/content/events.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import { textsIn } from '../support/texts.ts'
import { contactForm, inquiriesFrom, uniqueValues } from './contact-form.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test.beforeEach(({ tolerate }) => tolerate(/^422 |status of 422/))

test('a form is shown again with its values, corrected, stored and confirmed in its language', async ({
  page,
  server,
  browserErrors,
}) => {
  // The type that asks for the most
  const type = 'influencer'
  const { t, address, field, typeLink, fillIn, send } = contactForm(page, 'de', type)
  const values = uniqueValues()
  await page.goto(contactForm(page, 'de', 'brand').address)
  await typeLink(type).click()
  await expect(page).toHaveURL(address)
  await fillIn({ ...values, email: 'zoe@' })
  // The answers carry no scripts.
  browserErrors.length = 0
  await send()

  await expect(page).toHaveTitle(documentTitle(t, t('contactPage.errors.title')))
  const problem = t('contactPage.fieldErrors.emailFormat')
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(problem))
  await expect(field('email')).toBeFocused()
  await expect(field('message')).toHaveValue(values.message)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1) // the one that sends

  await fillIn({ email: values.email })
  await send()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contactPage.received.title'))
  expect(browserErrors.filter((each) => /policy/i.test(each))).toEqual([])
  expect(await inquiriesFrom(server, values)).toMatchObject([
    { ...validTexts('general', values), type, language: 'de', flags: [] },
  ])
  await page.getByRole('link', { name: t('contactPage.received.back') }).click()
  await expect(page).toHaveURL('/de')
})

test('a registration has the event in the message for every type, and in what is sent', async ({
  page,
}) => {
  const { t, field } = contactForm(page, 'pl')
  const [event] = EVENT_IDS as [EventId]
  await page.goto('/pl/training-events')
  await page
    .getByRole('link', { name: textsIn('pl')('trainingEventsPage.registerButton') })
    .first()
    .click()
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${event}.title`)
  const line = t('trainingEventsPage.registerMessage', { title })
  // Its message is folded up.
  const fold = page.locator('main summary').first()
  await fold.click()
  await expect(field('message')).toHaveValue(`${line}\n`)
  await expect(page.getByText(t('trainingEventsPage.sampleNote'))).toBeVisible()
  await page.goto(`/pl/contact?event=${event}&half=Anna`)
  await fold.click()
  await expect(field('message')).toHaveValue(`${line}\n`)
  const invitation = t('trainingEventsPage.ticket.invitation', { name: 'Anna' })
  await expect(page.getByText(invitation)).toBeVisible()
  // The ticket is drawn by scripts.
  await expect(page.locator('[data-half]')).toBeHidden()

  // What the server makes of them is in tests/server/form-without-javascript.test.ts.
  await expect(page.locator('[name=event]')).toHaveValue(event)
})
