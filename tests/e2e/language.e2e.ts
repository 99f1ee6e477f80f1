import type { Locator, Page } from '@playwright/test'
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
import { footerLink, headerLink, heading, languageButton, languageItem } from './locators.ts'
import { middleOf } from './touch-input.ts'

const english = textsIn('en')
const french = textsIn('fr')
/** The notice of a page that cannot be hydrated */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: french('ui.notStarted') })

/** Clicks where the element is; Playwright's own click scrolls a sticky header. */
async function press(page: Page, element: Locator) {
  const { x, y } = await middleOf(element)
  await page.mouse.click(x, y)
}

const pressLanguageButton = (page: Page) => press(page, languageButton(page))

async function openLanguageMenu(page: Page) {
  await pressLanguageButton(page)
  await expect(page.getByRole('menu')).toBeFocused()
  // Until it has its place it is above the page.
  await expect(page.getByRole('menu')).toBeInViewport()
}

async function chooseLanguage(page: Page, name: string) {
  await openLanguageMenu(page)
  await press(page, languageItem(page, name))
}

test('switching the language keeps page, search, hash and scroll position, and pushes one entry', async ({
  page,
}) => {
  await open(page, `/en/${ANY_PAGE}?q=a#content`)
  const entries = await page.evaluate(() => history.length)
  await openLanguageMenu(page)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(languageItem(page, 'Polski')).toBeInViewport()
  await press(page, languageItem(page, 'Polski'))

  await expect(page).toHaveURL(`/pl/${ANY_PAGE}?q=a#content`)
  await expect(heading(page)).toContainText(headingOf('pl', ANY_PAGE))
  await expect(page).toHaveTitle(titleOf('pl', ANY_PAGE))
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  // Not to the pixel: the texts above have other lengths, and what was in view stays in view.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 400))).toBeLessThan(150)
  expect(await page.evaluate(() => localStorage.getItem('duet.language'))).toBe('pl')

  await test.step('the menu lists every language under its own name and marks the current one', async () => {
    await languageButton(page, textsIn('pl')).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(
      LANGUAGES.map(({ name }) => new RegExp(name)),
    )
    await expect(page.getByRole('menuitemradio', { checked: true })).toContainText('Polski')
  })
})

test('Back over a language switch stays in the chosen language, without a history trap', async ({
  page,
}) => {
  await open(page, '/en')
  await headerLink(page, english(labelOf(ANY_PAGE))).click()
  await expect(heading(page)).toBeFocused()
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL(`/de/${ANY_PAGE}`)

  await page.goBack()
  await expect(page).toHaveURL(`/de/${ANY_PAGE}`)
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await expect(heading(page)).toContainText(headingOf('de', ''))
  await page.goForward()
  await expect(page).toHaveURL(`/de/${ANY_PAGE}`)
  await expect(heading(page)).toContainText(headingOf('de', ANY_PAGE))
})

test('after a release the language button leads to the languages in the footer', async ({
  page,
  tolerate,
}) => {
  tolerate(REQUEST_ERROR)
  await open(page, '/pl/contact')
  await loseOldRelease(page)
  await press(page, languageButton(page, textsIn('pl')))
  await expect(footerLink(page, 'Polski')).toBeFocused()
  await expect(footerLink(page, 'Français')).toBeInViewport()
  await expect(page.getByRole('alert')).toBeEmpty()
})

test.describe('a language that fails to load', () => {
  test.beforeEach(({ tolerate }) => tolerate(REQUEST_ERROR))

  test('is opened by a page load when it is chosen', async ({ page }) => {
    await open(page, `/en/${ANY_PAGE}?q=a`)
    // As a link within an article does: an entry of the history without a state
    await page.evaluate(() => location.assign('#content'))
    const documents = recordDocumentRequests(page)
    await page.route(`**/assets/fr-${dictionaryOf(ANY_PAGE)}-*.js`, (route) => route.abort())
    await chooseLanguage(page, 'Français')
    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL(`/fr/${ANY_PAGE}?q=a#content`)
    await expect(heading(page)).toContainText(headingOf('fr', ANY_PAGE))
    expect(documents).toEqual([`/fr/${ANY_PAGE}`])
  })

  test('of an older release is opened with what was typed', async ({ page }) => {
    await open(page, '/en/contact?type=brand')
    await page.getByRole('textbox', { name: english('contactPage.fields.name') }).fill('Zoë')
    const isGone = await loseOldRelease(page)
    await footerLink(page, 'Français').click()
    await expect(page).toHaveURL('/fr/contact?type=brand')
    await waitForHydration(page)
    expect(isGone()).toBe(true)
    await expect(notice(page)).toBeHidden()
    await expect(
      page.getByRole('textbox', { name: french('contactPage.fields.name') }),
    ).toHaveValue('Zoë')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect(await page.evaluate(() => localStorage.getItem('duet.language'))).toBe('fr')
  })

  test('of an older release is opened where the page was, and offline Back stays there', async ({
    page,
    context,
  }) => {
    await open(page, '/en')
    await headerLink(page, english(labelOf(ANY_PAGE))).click()
    await expect(heading(page)).toBeFocused()
    await loseOldRelease(page)
    await footerLink(page, 'Français').click()
    await expect(page).toHaveURL(`/fr/${ANY_PAGE}`)
    await waitForHydration(page)
    await expect(footerLink(page, 'Français')).toBeInViewport()
    await page.route('**/assets/*.js', (route) => route.continue()) // no cache
    await context.setOffline(true)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText(french('ui.offline.title'))
    await expect(page).toHaveURL(`/fr/${ANY_PAGE}`)
    await expect(heading(page)).toContainText(headingOf('fr', ANY_PAGE))
  })

  test('does not interrupt a switch to another one meanwhile', async ({ page }) => {
    await open(page, `/en/${ANY_PAGE}`)
    const documents = recordDocumentRequests(page)
    await page.route('**/assets/fr-*.js', (route) => route.abort())
    const answer = await holdRequests(page, `**/en/${ANY_PAGE}`)
    const asked = page.waitForRequest((request) => request.method() === 'HEAD')
    await chooseLanguage(page, 'Français')
    await asked
    await chooseLanguage(page, 'Polski')
    await expect(page).toHaveURL(`/pl/${ANY_PAGE}`)
    const reached = page.waitForResponse(`**/en/${ANY_PAGE}`)
    answer()
    await reached
    await expect(heading(page)).toContainText(headingOf('pl', ANY_PAGE))
    expect(documents).toEqual([])
  })

  test('on page load keeps page, URL, saved language and typed text, leaves links, and can be retried', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('duet.language', 'pl'))
    await page.route('**/assets/fr-*.js', (route) => route.abort())
    await page.goto(`/fr/${ANY_PAGE}?q=a#content`)

    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL(`/fr/${ANY_PAGE}?q=a#content`)
    await expect(page).toHaveTitle(titleOf('fr', ANY_PAGE))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(heading(page)).toContainText(headingOf('fr', ANY_PAGE))
    expect(await page.evaluate(() => localStorage.getItem('duet.language'))).toBe('pl')
    // No button is shown that only scripts answer.
    await expect(page.getByRole('button')).toHaveCount(0)

    await footerLink(page, french('nav.contact')).click()
    await expect(page).toHaveURL('/fr/contact')
    const name = page.getByRole('textbox', { name: french('contactPage.fields.name') })
    await name.fill('Zoë')
    await expect(notice(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(name).toHaveValue('Zoë')
    await page.unroute('**/assets/fr-*.js')
    await notice(page)
      .getByRole('link', { name: french('errorPage.reload') })
      .click()
    await waitForHydration(page)
    await expect(page).toHaveURL('/fr/contact')
    await expect(notice(page)).toBeHidden()
  })
})

const languageFile = (language: string) => new RegExp(`/assets/${language}-[^/]*\\.js$`)

test('what a visitor is about to ask for is preloaded', async ({ page }) => {
  await open(page, `/en/${ANY_PAGE}`)
  await test.step('the texts of another page when its link is hovered', async () => {
    const next = page.waitForRequest(/\/assets\/en-contactPage-/)
    await headerLink(page, english('nav.contact')).hover()
    await next
  })
  await test.step('the texts of a language when its menu item is highlighted', async () => {
    await openLanguageMenu(page)
    const words = page.waitForRequest(languageFile('fr'))
    await languageItem(page, 'Français').hover()
    await words

    const otherWords = page.waitForRequest(languageFile('es'))
    await page.keyboard.press('ArrowDown')
    await otherWords
    await expect(page).toHaveURL(`/en/${ANY_PAGE}`)
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
})

test('the language button is busy while something loads', async ({ page }) => {
  await open(page, '/en')
  await test.step('while its menu loads', async () => {
    const release = await holdRequests(page, '**/assets/language-menu-panel-*.js')
    await pressLanguageButton(page)
    await expect(languageButton(page)).toHaveAttribute('aria-busy', 'true')
    await expect(languageButton(page).locator('svg')).not.toHaveCSS('animation-name', 'none')
    release()
    await expect(page.getByRole('menu')).toBeFocused()
    await expect(languageButton(page)).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('while the texts of a language load', async () => {
    const release = await holdRequests(page, languageFile('fr'))
    await chooseLanguage(page, 'Français')
    await expect(languageButton(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL('/fr')
    await expect(languageButton(page, french)).toHaveAttribute('aria-busy', 'false')
  })
})
