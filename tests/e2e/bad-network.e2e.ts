import type { Page } from '@playwright/test'
import { languageEntry } from '../../src/i18n/languages.ts'
import { ANOTHER_PAGE, ANY_PAGE, headingOf, labelOf } from '../support/page-texts.ts'
import { titleOfPost, wordOfOnePost } from '../support/posts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, holdRequests, MOTION, REQUEST_ERROR, test, waitForHydration } from './fixtures.ts'
import { footerLink, headerLink, heading, languageButton, postMenuButton } from './locators.ts'

const t = textsIn('en')

test.use(MOTION)

test.beforeEach(({ tolerate }) => tolerate(REQUEST_ERROR))

const nameField = (page: Page) => page.locator('[name=name]')

/** The links of the header work. */
async function expectLinksToWork(page: Page) {
  await headerLink(page, t(labelOf(ANY_PAGE)))
    .first() // the panel of a phone has them too, hidden once the styles are there
    .click()
  await expect(page).toHaveURL(`/en/${ANY_PAGE}`)
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
}

test('without the articles, a search says that they could not be searched, in another language too', async ({
  page,
}) => {
  await page.route('**/assets/articles-*.js', (route) => route.abort())
  await page.goto('/en/blog?q=nobodywritesthis')
  await waitForHydration(page)
  const searched = page.getByRole('main').getByRole('status')
  for (const [language, count] of [
    ['en', '0 articles'],
    ['fr', '0 article'],
  ] as const) {
    await footerLink(page, languageEntry(language).name).click()
    await expect(searched).toHaveText(`${count}. ${textsIn(language)('blogPage.notSearched')}`)
  }
})

test('a search that was made offline is completed when the connection is back', async ({
  page,
  context,
}) => {
  const { title } = wordOfOnePost('en').post
  const isOnline = (state: boolean) => context.setOffline(!state)
  await page.goto('/en/blog')
  await waitForHydration(page)
  await isOnline(false)
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox')
  const notSearched = main.getByText(t('blogPage.notSearched'))

  await field.fill(title)
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(notSearched).toBeVisible()
  await field.fill('password')
  await expect(main.getByRole('article')).toHaveCount(0)
  await isOnline(true)
  await expect(main.getByRole('article')).not.toHaveCount(0)
  await expect(notSearched).toHaveCount(0)
})

/** What cuts the network off, and what mends it */
const OUTAGES: Record<string, [cut: (page: Page) => unknown, mend: (page: Page) => unknown]> = {
  offline: [(page) => page.context().setOffline(true), (page) => page.context().setOffline(false)],
  'on a network that only seems to be there': [
    (page) => page.route('**/*', (route) => route.abort()),
    (page) => page.unroute('**/*'),
  ],
}

for (const [where, [cut, mend]] of Object.entries(OUTAGES))
  test(`${where} the page stays readable, keeps typed text and reports failures`, async ({
    page,
  }) => {
    await page.goto('/en/contact')
    await waitForHydration(page)
    await nameField(page).fill('Ada')
    await cut(page)
    for (const [link, failure] of [
      [footerLink(page, 'Français'), t('langSwitcher.failed.title')],
      [headerLink(page, t(labelOf(ANOTHER_PAGE))), t('ui.offline.title')],
    ] as const) {
      await link.click()
      await expect(page.getByRole('alert')).toContainText(failure)
      await expect(page).toHaveURL('/en/contact')
      await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
      await expect(nameField(page)).toHaveValue('Ada')
    }
    await mend(page)
    await expectLinksToWork(page)
  })

test('offline, pages that have been shown can be seen again; Back to one not loaded keeps the one shown, and says so', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.continue()) // no cache
  await page.goto('/en/contact')
  await waitForHydration(page)
  await expectLinksToWork(page)
  await page.reload()
  await waitForHydration(page)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('alert')).toContainText(t('ui.offline.title'))
  await expect(page).toHaveURL(`/en/${ANY_PAGE}`)
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))

  await context.setOffline(false)
  await page.goBack()
  await expect(page).toHaveURL('/en/contact')
  await expect(heading(page)).toContainText(headingOf('en', 'contact'))
  await context.setOffline(true)
  await page.goForward()
  await expect(page).toHaveURL(`/en/${ANY_PAGE}`)
  await expect(heading(page)).toContainText(headingOf('en', ANY_PAGE))
})

test('offline the next article stays closed and the one being read open', async ({
  page,
  context,
}) => {
  await page.goto('/en/blog')
  await page.getByRole('link', { name: titleOfPost(t) }).click()
  await expect(heading(page)).toContainText(titleOfPost(t))
  await waitForHydration(page)
  await context.setOffline(true)

  const next = page.getByRole('link', { name: titleOfPost(t, 1) })
  await next.click()
  await expect(page.getByRole('alert')).toContainText(t('ui.offline.title'))
  await expect(heading(page)).toContainText(titleOfPost(t))

  await context.setOffline(false)
  await next.click()
  await expect(heading(page)).toContainText(titleOfPost(t, 1))
})

for (const [where, [cut, mend]] of Object.entries(OUTAGES))
  test(`${where} an article stays in its language, although the texts of another are there, and can be switched later`, async ({
    page,
  }) => {
    await page.goto('/de/blog')
    await waitForHydration(page)
    await footerLink(page, 'English').click()
    await page.getByRole('link', { name: titleOfPost(t) }).click()
    await expect(heading(page)).toContainText(titleOfPost(t))
    const { pathname } = new URL(page.url())
    await cut(page)

    await footerLink(page, 'Deutsch').click()
    await expect(page.getByRole('alert')).toContainText(t('langSwitcher.failed.title'))
    await expect(page).toHaveURL(pathname)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => localStorage.getItem('duet.language'))).toBe('en')
    await expect(heading(page)).toContainText(titleOfPost(t))

    await mend(page)
    await footerLink(page, 'Deutsch').click()
    await expect(heading(page)).toContainText(titleOfPost(textsIn('de')))
    await expect(page).toHaveURL(pathname.replace('/en/', '/de/'))
  })

test('a post menu that fails to load says so, offers a reload, and can be retried', async ({
  page,
}) => {
  await page.goto('/en/blog')
  await waitForHydration(page)
  await page.route('**/assets/post-menu-panel-*.js', (route) => route.abort())
  const button = postMenuButton(page)
  await button.click()
  await expect(page.getByRole('alert')).toContainText(t('ui.notStarted'))

  const offer = page.getByRole('button', { name: t('errorPage.reload') })
  await expect(offer).toBeVisible()

  await page.unroute('**/assets/post-menu-panel-*.js')
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
})

for (const [where, leave, focused] of [
  ['on the next page', (page: Page) => headerLink(page, t(labelOf(ANY_PAGE))).click(), heading],
  ['where the visitor types', (page: Page) => nameField(page).fill('Ada'), nameField],
] as const)
  test(`a menu whose code comes late does not open ${where}`, async ({ page }) => {
    const panel = '**/assets/language-menu-panel-*.js'
    const release = await holdRequests(page, panel)
    const asked = page.waitForRequest(panel)
    await page.goto('/en/contact')
    await waitForHydration(page)
    await languageButton(page).click()
    await leave(page)
    await expect(focused(page)).toBeFocused()

    release()
    await page.evaluate((url) => import(url), (await asked).url())
    await expect(languageButton(page)).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(focused(page)).toBeFocused()
    await languageButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
  })
