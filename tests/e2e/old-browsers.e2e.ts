import { pagePath } from '../../src/urls/location.ts'
import { headingOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test } from './fixtures.ts'
import { headerLink, heading } from './locators.ts'

/** Browsers older than the scripts are written for (docs/browsers.md). */

/** What the browser says of scripts that it cannot parse. */
const UNREADABLE = /^SyntaxError/

test('a browser that cannot parse the scripts reads pages and follows links', async ({
  page,
  tolerate,
}) => {
  tolerate(UNREADABLE)
  const t = textsIn('fr')
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax of 2050' }),
  )
  await page.goto(pagePath('fr', ''))
  await expect(heading(page)).toContainText(headingOf('fr', ''))
  await expect(page.getByText(t('ui.notStarted'))).toBeVisible()
  // No button is shown that only scripts answer.
  await expect(page.getByRole('button')).toHaveCount(0)

  await headerLink(page, t('nav.contact')).click()
  await expect(page).toHaveURL(pagePath('fr', 'contact'))
})
