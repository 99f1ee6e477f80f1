import { ANY_PAGE, headingOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expect, holdRequests, test } from './fixtures.ts'
import { heading } from './locators.ts'

const t = textsIn('en')

test('a URL without a language redirects to the saved one before any other file has arrived', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('duet.language', 'pl'))
  const documents: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return // never answered
    documents.push(new URL(request.url()).pathname)
    await route.continue()
  })
  await page.goto(`/xx/${ANY_PAGE}?q=brief#content`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`/pl/${ANY_PAGE}?q=brief#content`)
  await expect(heading(page)).toHaveText(headingOf('pl', ANY_PAGE))
  expect(documents).toEqual([`/xx/${ANY_PAGE}`, `/pl/${ANY_PAGE}`])
  // One entry for the blank tab and one for this page: a redirect adds none.
  expect(await page.evaluate(() => history.length)).toBe(2)
})

test('a page that is slow to come is waited for behind a spinner', async ({ page }) => {
  await page.route('**/*.js', () => {}) // never answered
  const release = await holdRequests(page, '**/en')
  // The page tells it by itself: Chromium answers no question about a page that is being left.
  const { promise: spinner, resolve: tellSpinner } = Promise.withResolvers<string | null>()
  await page.exposeFunction('tellSpinner', tellSpinner)
  await page.addInitScript(() => {
    const look = () => {
      const spinner = document.querySelector('[role=img]')
      if (spinner?.clientHeight) Object(window).tellSpinner(spinner.ariaLabel)
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/', { waitUntil: 'commit' })
  expect(await spinner).toBe(t('ui.loading'))
  release()
  await expect(heading(page)).toBeVisible()
})

test('if the inline script fails, the router redirects after some seconds', async ({
  page,
  browserErrors,
  tolerate,
}) => {
  tolerate(/^Error: not yet$/)
  await page.clock.install()
  await page.addInitScript(() => {
    const { language } = navigator
    let isFirst = true
    Object.defineProperty(Navigator.prototype, 'language', {
      get: () => {
        if (!isFirst) return language
        isFirst = false
        throw new Error('not yet')
      },
    })
  })
  await page.goto(`/${ANY_PAGE}`)
  await page.clock.fastForward('10:00')
  await expect(page).toHaveURL('/en')
  await expect(heading(page)).toBeVisible()
  expect(browserErrors).toEqual(['Error: not yet'])
})
