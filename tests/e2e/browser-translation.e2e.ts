import type { Page } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { pagePath } from '../../src/urls/location.ts'
import type { PageId } from '../../src/urls/pages.ts'
import { ANOTHER_PAGE, ANY_PAGE, headingOf, labelOf, titleOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { translatePage } from '../support/translate-page.ts'
import { contactForm, inquiriesFrom, uniqueValues } from './contact-form.ts'
import { expect, open, REQUEST_ERROR, scrollPosition, test, waitForHydration } from './fixtures.ts'
import {
  footerLink,
  headerLink,
  heading,
  languageButton,
  languageItem,
  notesIn,
  postMenuButton,
} from './locators.ts'

/** Pages that the browser has translated; their titles are in pages.e2e.ts. */

const t = textsIn('en')

async function openTranslated(page: Page, address: string) {
  await open(page, address)
  await translate(page)
}

async function translate(page: Page) {
  await page.evaluate(translatePage)
  await expect(page.locator('h1 font font').first()).toBeVisible()
}

/** The page is hydrated and no longer translated. */
async function expectPage(page: Page, name: PageId, language: 'en' | 'pl') {
  await expect(page).toHaveURL(new RegExp(`${pagePath(language, name)}(\\?.*)?$`))
  await expect(heading(page)).toContainText(headingOf(language, name))
  await expect(headerLink(page, textsIn(language)('nav.contact'))).toBeVisible()
  await expect(page).toHaveTitle(titleOf(language, name))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('font')).toHaveCount(0)
  // Last: the page that is left is hydrated, too.
  await waitForHydration(page)
}

test('Back and links work from a translated page', async ({ page }) => {
  await open(page, '/en')
  await headerLink(page, t(labelOf(ANY_PAGE))).click()
  await expect(heading(page)).toBeFocused()
  await translate(page)
  await page.goBack()
  await expectPage(page, '', 'en')
  await translate(page)
  await page.evaluate(() => scrollTo(0, 600))
  await headerLink(page, t(labelOf(ANOTHER_PAGE))).click()
  await expectPage(page, ANOTHER_PAGE, 'en')
  expect(await scrollPosition(page)).toBe(0)
})

test('while the site is unreachable a translated page stays, and says why; later its language can be changed, and a voice that was drawn is kept', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await openTranslated(page, '/en')
  const drawnVoice = '24001421'
  await page.evaluate((drawnVoice) => {
    history.replaceState({ ...history.state, drawnVoice }, '')
  }, drawnVoice)
  await page.route('**/*', (route) => route.abort())
  for (const [link, failure] of [
    [footerLink(page, 'Polski'), t('langSwitcher.failed.title')],
    [headerLink(page, t(labelOf(ANY_PAGE))), t('ui.offline.title')],
  ] as const) {
    await link.click()
    await expect(page.getByRole('alert')).toContainText(failure)
    await expect(page).toHaveURL('/en')
    await expect(heading(page)).toContainText(headingOf('en', ''))
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    expect(await page.evaluate(() => localStorage.getItem('duet.language'))).toBe('en')
  }
  await page.unroute('**/*')
  await languageButton(page).click()
  await languageItem(page, 'Polski').click()
  await expectPage(page, '', 'pl')
  await expect.poll(() => notesIn(page.locator('#duet'))).toBe(drawnVoice)
})

test('articles can be searched, filtered and shared on a translated page', async ({ page }) => {
  await openTranslated(page, '/en/blog')
  const search = page.getByRole('searchbox')
  const marks = page.getByRole('article').locator('mark')
  // A word of articles: the place in the text takes the place of the summary, and gives it back.
  await search.fill('phishing')
  await expect(marks.first()).toBeVisible()
  await search.fill('')
  await expect(marks).toHaveCount(0)
  await search.fill('zzz')
  await expect(page.getByRole('main').getByText(t('blogPage.noArticles')).last()).toBeVisible()
  await page.getByRole('link', { name: t('blogPage.clearFilters') }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await page
    .getByRole('navigation', { name: t('blogPage.categoryLabel') })
    .getByRole('link', { name: t('blogPage.categories.ai'), exact: true })
    .click()
  await expect(page).toHaveURL('/en/blog?category=ai')
  await page.goBack()
  await expect(page).toHaveURL('/en/blog')
  await postMenuButton(page).click()
  await page.getByRole('menuitem', { name: t('blogPage.menu.share') }).click()
  await expect(page.getByRole('menuitem', { name: t('blogPage.menu.email') })).toBeVisible()
})

test('the translated form shows errors, changes its type, and is sent after a failure', async ({
  page,
  server,
  context,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  const { address, field, fillIn, send, typeLink, toast, received, again } = contactForm(page)
  const values = uniqueValues()
  await openTranslated(page, address)
  await send()
  await expect(toast).toContainText(t('contactPage.errors.required'))
  await fillIn(validTexts('general', values))
  await typeLink('influencer').click()
  await expect(page).toHaveURL('/en/contact?type=influencer')
  await typeLink('general').click()
  await expect(field('message')).toHaveValue(values.message)
  await context.setOffline(true)
  await send()
  await expect(toast).toContainText(t('contactPage.failure.offline.title'))
  await context.setOffline(false)
  await send()
  await expect(received).toBeVisible()
  await expect(toast).toContainText(t('contactPage.success.title'))
  expect(await inquiriesFrom(server, values)).toMatchObject([validTexts('general', values)])
  await again.click()
  await expect(field('message')).toHaveValue('')
})

test('typed text is kept when a translator leaves no trace in the document', async ({
  page,
  tolerate,
}) => {
  tolerate(/NotFoundError|removeChild|insertBefore/)
  const { address, field } = contactForm(page)
  await open(page, address)
  await field('name').fill('Zoë')
  await page.evaluate(translatePage)
  // As Safari does: new texts, and no elements.
  await page.evaluate(() => {
    for (const font of document.querySelectorAll('body font'))
      font.replaceWith(font.textContent ?? '')
    document.documentElement.className = ''
    document.documentElement.lang = 'en'
  })
  await footerLink(page, 'Polski').click()
  await expectPage(page, 'contact', 'pl')
  await expect(contactForm(page, 'pl').field('name')).toHaveValue('Zoë')
})
