import type { Page } from '@playwright/test'
import { ANOTHER_PAGE, ANY_PAGE, headingOf, labelOf } from '../support/page-texts.ts'
import { titleOfPost, wordOfOnePost } from '../support/posts.ts'
import { textsIn } from '../support/texts.ts'
import {
  expect,
  holdRequests,
  MOTION,
  open,
  REQUEST_ERROR,
  test,
  waitForHydration,
} from './fixtures.ts'
import { footerLink, headerLink, heading, languageButton, postMenuButton } from './locators.ts'

const t = textsIn('en')

test.use(MOTION)

test.beforeEach(({ tolerate }) => tolerate(REQUEST_ERROR))

const nameField = (page: Page) => page.locator('[name=name]')

test('offline the page stays readable, keeps typed text and reports failures; pages that have been shown can be seen again', async ({
  page,
  context,
}) => {
  const expectPage = async (name: 'contact' | typeof ANY_PAGE) => {
    await expect(page).toHaveURL(`/en/${name}`)
    await expect(heading(page)).toContainText(headingOf('en', name))
  }
  await page.route('**/assets/*.js', (route) => route.continue()) // no cache
  await open(page, '/en/contact')
  await nameField(page).fill('Ada')
  await context.setOffline(true)
  for (const [link, failure] of [
    [footerLink(page, 'Français'), t('langSwitcher.failed.title')],
    [headerLink(page, t(labelOf(ANOTHER_PAGE))), t('ui.offline.title')],
  ] as const) {
    await link.click()
    await expect(page.getByRole('alert')).toContainText(failure)
    await expectPage('contact')
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await expect(nameField(page)).toHaveValue('Ada')
  }
  await context.setOffline(false)
  await headerLink(page, t(labelOf(ANY_PAGE))).click()
  await expectPage(ANY_PAGE)

  await context.setOffline(true)
  await page.goBack()
  await expectPage('contact')
  await page.goForward()
  await expectPage(ANY_PAGE)

  await test.step('Back to one that has not been loaded keeps the one shown, and says so', async () => {
    await context.setOffline(false)
    await page.reload()
    await waitForHydration(page)
    await context.setOffline(true)
    await page.goBack()
    await expect(page.getByRole('alert')).toContainText(t('ui.offline.title'))
    await expectPage(ANY_PAGE)
  })
})

test('on a network that only seems to be there an article stays open, in its language, although the texts of another are there', async ({
  page,
}) => {
  await open(page, '/de/blog')
  await footerLink(page, 'English').click()
  await page.getByRole('link', { name: titleOfPost(t) }).click()
  await expect(heading(page)).toContainText(titleOfPost(t))
  const { pathname } = new URL(page.url())
  await page.route('**/*', (route) => route.abort())

  for (const [link, failure] of [
    [footerLink(page, 'Deutsch'), t('langSwitcher.failed.title')],
    [page.getByRole('link', { name: titleOfPost(t, 1) }), t('ui.offline.title')],
  ] as const) {
    await link.click()
    await expect(page.getByRole('alert')).toContainText(failure)
    await expect(page).toHaveURL(pathname)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => localStorage.getItem('duet.language'))).toBe('en')
    await expect(heading(page)).toContainText(titleOfPost(t))
  }
  await page.unroute('**/*')
  await footerLink(page, 'Deutsch').click()
  await expect(heading(page)).toContainText(titleOfPost(textsIn('de')))
  await expect(page).toHaveURL(pathname.replace('/en/', '/de/'))
})

test('offline a search and the menu of a post say what is missing, and are completed when the connection is back', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox')
  const notSearched = main.getByText(t('blogPage.notSearched'))
  await open(page, '/en/blog')
  await context.setOffline(true)
  await postMenuButton(page).click()
  await expect(page.getByRole('alert')).toContainText(t('ui.notStarted'))
  await expect(page.getByRole('button', { name: t('errorPage.reload') })).toBeVisible()

  await field.fill(wordOfOnePost('en').post.title)
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(notSearched).toBeVisible()
  await field.fill('password')
  await expect(main.getByRole('article')).toHaveCount(0)
  await expect(main.getByRole('status')).toHaveText(`0 articles. ${t('blogPage.notSearched')}`)

  await context.setOffline(false)
  await expect(main.getByRole('article')).not.toHaveCount(0)
  await expect(notSearched).toHaveCount(0)
  await main.getByRole('article').first().getByRole('button').click()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a menu whose code comes late does not open where the visitor types', async ({ page }) => {
  const panel = '**/assets/language-menu-panel-*.js'
  const release = await holdRequests(page, panel)
  const asked = page.waitForRequest(panel)
  await open(page, '/en/contact')
  await languageButton(page).click()
  await nameField(page).fill('Ada')
  release()
  await page.evaluate((url) => import(url), (await asked).url())
  await expect(languageButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(nameField(page)).toBeFocused()
  await languageButton(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
})
