import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { ANY_PAGE, dictionaryOf, headingOf, labelOf, titleOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import {
  expect,
  holdRequests,
  loseOldRelease,
  open,
  REQUEST_ERROR,
  recordDocumentRequests,
  test,
  waitForHydration,
} from './fixtures.ts'
import { footerLink, headerLink, heading, languageButton, languageItem, press } from './locators.ts'

const english = textsIn('en')
const french = textsIn('fr')
/** The notice of a page that cannot be hydrated */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: french('ui.notStarted') })

const pressLanguageButton = (page: Page) => press(languageButton(page))

async function openLanguageMenu(page: Page) {
  await pressLanguageButton(page)
  await expect(page.getByRole('menu')).toBeFocused()
  // Until it has its place it is above the page.
  await expect(page.getByRole('menu')).toBeInViewport()
}

async function chooseLanguage(page: Page, name: string) {
  await openLanguageMenu(page)
  await press(languageItem(page, name))
}

const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('duet.language'))

test('switching the language keeps page and scroll position, and Back stays in the chosen one', async ({
  page,
}) => {
  await open(page, '/en')
  await headerLink(page, english(labelOf(ANY_PAGE))).click()
  await expect(heading(page)).toBeFocused()
  const entries = await page.evaluate(() => history.length)
  await openLanguageMenu(page)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(languageItem(page, 'Polski')).toBeInViewport()
  await press(languageItem(page, 'Polski'))

  await expect(page).toHaveURL(`/pl/${ANY_PAGE}`)
  await expect(heading(page)).toContainText(headingOf('pl', ANY_PAGE))
  await expect(page).toHaveTitle(titleOf('pl', ANY_PAGE))
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  // Not to the pixel: the texts above have other lengths, and what was in view stays in view.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 400))).toBeLessThan(150)
  expect(await savedLanguage(page)).toBe('pl')

  await test.step('the menu lists every language under its own name and marks the current one', async () => {
    await languageButton(page, textsIn('pl')).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(
      LANGUAGES.map(({ name }) => new RegExp(name)),
    )
    await expect(page.getByRole('menuitemradio', { checked: true })).toContainText('Polski')
    await page.keyboard.press('Escape')
  })
  await test.step('Back and Forward, without a history trap', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`/pl/${ANY_PAGE}`)
    await page.goBack()
    await expect(page).toHaveURL('/pl')
    await expect(heading(page)).toContainText(headingOf('pl', ''))
    await page.goForward()
    await expect(page).toHaveURL(`/pl/${ANY_PAGE}`)
    await expect(heading(page)).toContainText(headingOf('pl', ANY_PAGE))
  })
})

test('after a release the language button leads to the footer, and a language is opened where the page was, with what was typed', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await open(page, '/en')
  await headerLink(page, english('nav.contact')).click()
  await page.getByRole('textbox', { name: english('contactPage.fields.name') }).fill('Zoë')
  const isGone = await loseOldRelease(page)
  await pressLanguageButton(page)
  await expect(footerLink(page, 'English')).toBeFocused()
  await expect(footerLink(page, 'Français')).toBeInViewport()
  await expect(page.getByRole('alert')).toBeEmpty()

  await footerLink(page, 'Français').click()
  await expect(page).toHaveURL('/fr/contact')
  await waitForHydration(page)
  expect(isGone()).toBe(true)
  await expect(footerLink(page, 'Français')).toBeInViewport()
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: french('contactPage.fields.name') })).toHaveValue(
    'Zoë',
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await savedLanguage(page)).toBe('fr')

  await test.step('offline Back stays there', async () => {
    await page.route('**/assets/*.js', (route) => route.continue()) // no cache
    await context.setOffline(true)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText(french('ui.offline.title'))
    await expect(page).toHaveURL('/fr/contact')
    await expect(heading(page)).toContainText(headingOf('fr', 'contact'))
  })
})

test('a language that fails to load is opened by a page load, unless another one is chosen meanwhile', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await open(page, `/en/${ANY_PAGE}?q=a`)
  // As a link within an article does: an entry of the history without a state
  await page.evaluate(() => location.assign('#content'))
  const documents = recordDocumentRequests(page)
  await page.route(`**/assets/fr-${dictionaryOf(ANY_PAGE)}-*.js`, (route) => route.abort())

  const here = new RegExp(`/en/${ANY_PAGE}\\?q=a$`)
  const answer = await holdRequests(page, here)
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await chooseLanguage(page, 'Français')
  await asked
  await chooseLanguage(page, 'Polski')
  await expect(page).toHaveURL(`/pl/${ANY_PAGE}?q=a#content`)
  const reached = page.waitForResponse(here)
  answer()
  await reached
  await expect(heading(page)).toContainText(headingOf('pl', ANY_PAGE))
  expect(documents).toEqual([])

  await footerLink(page, 'Français').click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(`/fr/${ANY_PAGE}?q=a#content`)
  await expect(heading(page)).toContainText(headingOf('fr', ANY_PAGE))
  expect(documents).toEqual([`/fr/${ANY_PAGE}`])
})

test('a page whose language fails to load keeps URL, saved language and typed text, leaves links, and can be retried', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await page.addInitScript(() => localStorage.setItem('duet.language', 'pl'))
  await page.route('**/assets/fr-*.js', (route) => route.abort())
  await page.goto(`/fr/${ANY_PAGE}?q=a#content`)

  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(`/fr/${ANY_PAGE}?q=a#content`)
  await expect(page).toHaveTitle(titleOf('fr', ANY_PAGE))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(heading(page)).toContainText(headingOf('fr', ANY_PAGE))
  expect(await savedLanguage(page)).toBe('pl')

  await footerLink(page, french('nav.contact')).click()
  await expect(page).toHaveURL('/fr/contact')
  const name = page.getByRole('textbox', { name: french('contactPage.fields.name') })
  await name.fill('Zoë')
  await expect(notice(page)).toBeVisible()
  await expect(name).toHaveValue('Zoë')
  await page.unroute('**/assets/fr-*.js')
  await notice(page)
    .getByRole('link', { name: french('errorPage.reload') })
    .click()
  await waitForHydration(page)
  await expect(page).toHaveURL('/fr/contact')
  await expect(notice(page)).toBeHidden()
})

test('what a visitor is about to ask for is preloaded, and the language button is busy while its menu or a language loads', async ({
  page,
}) => {
  const languageFile = (language: string) => new RegExp(`/assets/${language}-[^/]*\\.js$`)
  await open(page, `/en/${ANY_PAGE}`)
  await test.step('the texts of another page when its link is hovered', async () => {
    const next = page.waitForRequest(/\/assets\/en-contactPage-/)
    await headerLink(page, english('nav.contact')).hover()
    await next
  })
  await test.step('busy while its menu loads', async () => {
    const release = await holdRequests(page, '**/assets/language-menu-panel-*.js')
    await pressLanguageButton(page)
    await expect(languageButton(page)).toHaveAttribute('aria-busy', 'true')
    await expect(languageButton(page).locator('svg')).not.toHaveCSS('animation-name', 'none')
    release()
    await expect(page.getByRole('menu')).toBeFocused()
    await expect(languageButton(page)).toHaveAttribute('aria-busy', 'false')
  })
  await test.step('the texts of a language when its menu item is highlighted', async () => {
    await expect(page.getByRole('menu')).toBeInViewport()
    const words = page.waitForRequest(languageFile('fr'))
    await languageItem(page, 'Français').hover()
    await words
    const otherWords = page.waitForRequest(languageFile('es'))
    await page.keyboard.press('ArrowDown')
    await otherWords
    await page.keyboard.press('Escape')
  })
  await test.step('the texts and fonts of a language when its footer link is focused', async () => {
    const words = page.waitForRequest(languageFile('ru'))
    const fonts = ['sofia-russian', 'onest-cyrillic'].map((font) =>
      page.waitForRequest(new RegExp(`/assets/${font}-[^/]*\\.woff2$`)),
    )
    await footerLink(page, 'Русский').focus()
    await Promise.all([words, ...fonts])
  })
  await test.step('busy while the texts of a language load', async () => {
    const release = await holdRequests(page, languageFile('no'))
    await footerLink(page, 'Norsk').click()
    await expect(languageButton(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL(`/no/${ANY_PAGE}`)
  })
})
