import type { Page } from '@playwright/test'
import { formAction } from '../../src/contact/form-response.ts'
import { pagePath } from '../../src/urls/location.ts'
import { headingOf } from '../support/page-texts.ts'
import { contactForm, inquiriesFrom, someWords, test, textsFor } from './contact-form.ts'
import { expect, OF_A_REQUEST } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'

/** Browsers older than the scripts are written for (docs/browsers.md). */

/** What the browser says of scripts that it cannot parse. */
const UNREADABLE = /^SyntaxError/

const makeUnreadable = (page: Page) =>
  page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax of 2050' }),
  )

test('a browser that cannot parse the scripts reads pages, follows links and sends the form', async ({
  page,
  server,
  tolerate,
}) => {
  tolerate(OF_A_REQUEST)
  tolerate(UNREADABLE)
  const { t, field, fillIn, send } = contactForm(page, 'fr')
  const words = someWords()
  await makeUnreadable(page)
  await page.goto(pagePath('fr', ''))
  await expect(heading(page)).toContainText(headingOf('fr', ''))
  await expect(page.getByText(t('ui.notStarted'))).toBeVisible()
  // No button is shown that only scripts answer.
  await expect(page.getByRole('button')).toHaveCount(0)

  await headerLink(page, t('nav.contact')).click()
  await expect(page).toHaveURL(pagePath('fr', 'contact'))
  await fillIn({ ...textsFor(words), email: 'zoe@' })
  await send()
  await expect(page).toHaveURL(formAction({ language: 'fr', type: 'general' }))
  await expect(field('message')).toHaveValue(words.message)
  await fillIn({ email: words.email })
  await send()
  await expect(heading(page)).toHaveText(t('contactPage.received.title'))
  expect(await inquiriesFrom(server, words)).toMatchObject([{ ...textsFor(words), language: 'fr' }])
})

test('a browser that cannot parse the scripts is sent on from an address without a language', async ({
  page,
  tolerate,
}) => {
  tolerate(UNREADABLE)
  await makeUnreadable(page)
  await page.goto('/')
  await expect(page).toHaveURL('/en')
  await expect(heading(page)).toContainText(headingOf('en', ''))
})
