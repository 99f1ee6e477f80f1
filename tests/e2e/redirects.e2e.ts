import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '../../src/i18n/languages.ts'
import { headingOf } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { collectBrowserErrors, expect, hydrated, test } from './fixtures.ts'

const t = messagesOf('en')

interface Arrival {
  path: string
  browser: string
  saved?: string
  lands: string
  remembers: Language
}

/** Languages and addresses as the browser meets them; every odd path is resolved in tests/unit/urls/location.test.ts. */
const ARRIVALS: Arrival[] = [
  { path: '/', browser: 'en-GB', lands: '/en', remembers: 'en' },
  { path: '/', browser: 'de-AT', lands: '/de', remembers: 'de' },
  { path: '/', browser: 'nb-NO', lands: '/no', remembers: 'no' },
  { path: '/', browser: 'nn', lands: '/no', remembers: 'no' },
  { path: '/', browser: 'fil', lands: '/en', remembers: 'en' },
  { path: '/', browser: 'de', saved: 'pl', lands: '/pl', remembers: 'pl' },
  { path: '/', browser: 'de', saved: 'nonsense', lands: '/de', remembers: 'de' },
  { path: '/', browser: 'de', saved: '', lands: '/de', remembers: 'de' },
  { path: '/ru/blog', browser: 'de', saved: 'pl', lands: '/ru/blog', remembers: 'ru' },
  { path: '/ru/nope', browser: 'de', saved: 'pl', lands: '/ru', remembers: 'ru' },
  { path: '/ru/blog/nope', browser: 'de', lands: '/ru', remembers: 'ru' },
  { path: '/blog', browser: 'fr', lands: '/fr', remembers: 'fr' },
  { path: '/xx/blog', browser: 'es', lands: '/es/blog', remembers: 'es' },
  { path: '/xx/blog', browser: 'es', saved: 'no', lands: '/no/blog', remembers: 'no' },
  { path: '/xx/de/blog', browser: 'en', lands: '/en', remembers: 'en' },
  { path: '/PL/blog', browser: 'en', lands: '/pl/blog', remembers: 'pl' },
  { path: '/pl/blog/', browser: 'en', lands: '/pl/blog', remembers: 'pl' },
  { path: '//pl//blog/', browser: 'en', lands: '/pl/blog', remembers: 'pl' },
  { path: '//evil', browser: 'en', lands: '/en', remembers: 'en' },
  { path: '/%E0%A4%A', browser: 'pl', lands: '/pl', remembers: 'pl' },
  { path: '/de/%E0%A4%A', browser: 'pl', lands: '/de', remembers: 'de' },
  { path: '/xx/blog?q=brief#top', browser: 'en', lands: '/en/blog?q=brief#top', remembers: 'en' },
  { path: '/en/nope?utm=1', browser: 'de', lands: '/en?utm=1', remembers: 'en' },
]

/** Opens a tab of its own, in a browser that may remember a language. */
async function openTab(context: BrowserContext, saved: string | undefined): Promise<Page> {
  const tab = await context.newPage()
  await tab.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.clear()
    if (value !== undefined) localStorage.setItem('duet.language', value)
  }, saved)
  return tab
}

for (const browser of new Set(ARRIVALS.map((arrival) => arrival.browser))) {
  test.describe(`a ${browser} browser`, () => {
    test.use({ locale: browser })

    test('is redirected to its page', async ({ context, baseURL }) => {
      const arrivals = ARRIVALS.filter((arrival) => arrival.browser === browser)
      for (const { path, saved, lands, remembers } of arrivals) {
        const remembered = saved === undefined ? 'nothing' : `"${saved}"`
        await test.step(`from ${path} to ${lands}, with ${remembered} saved`, async () => {
          const tab = await openTab(context, saved)
          const browserErrors = collectBrowserErrors(tab)
          await tab.goto(`${baseURL}${path}`)
          await hydrated(tab)
          await expect(tab).toHaveURL(`${baseURL}${lands}`)
          // One entry for the blank tab and one for this page: a redirect adds none.
          expect(await tab.evaluate(() => history.length)).toBe(2)
          await expect
            .poll(() => tab.evaluate(() => localStorage.getItem('duet.language')))
            .toBe(remembers)
          expect(browserErrors).toEqual([])
          await tab.close()
        })
      }
    })
  })
}

test('a link inside the site to another language is corrected to the current one', async ({
  page,
}) => {
  await page.goto('/en')
  await hydrated(page)
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => {
    history.pushState({}, '', '/pl/blog')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/en/blog')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('a URL without a language redirects before any other file has arrived', async ({ page }) => {
  const documents: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return // never answered
    documents.push(new URL(request.url()).pathname)
    await route.continue()
  })
  await page.goto('/xx/blog?q=brief#content', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/en/blog?q=brief#content')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('en', 'blog'))
  expect(documents).toEqual(['/xx/blog', '/en/blog'])
})

/** A page that tells the name of its spinner */
interface Tells {
  tellSpinner: (name: string | null) => void
}

test('a page that is slow to come is waited for behind a spinner', async ({ page }) => {
  await page.route('**/*.js', () => {}) // never answered
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/en', async (route) => {
    await arrival
    await route.continue()
  })
  // The page tells it by itself: Chromium answers no question about a page that is being left.
  const { promise: spinner, resolve: tellSpinner } = Promise.withResolvers<string | null>()
  await page.exposeFunction('tellSpinner', tellSpinner)
  await page.addInitScript(() => {
    const look = () => {
      const status = document.querySelector('[role=status]')
      if (status?.clientHeight) (window as unknown as Tells).tellSpinner(status.ariaLabel)
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/', { waitUntil: 'commit' })
  expect(await spinner).toBe(t('ui.loading'))
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('if the inline script fails, the router redirects', async ({ context }) => {
  // It does so after some seconds, which are stretched on other pages.
  const page = await context.newPage()
  const browserErrors = collectBrowserErrors(page)
  await page.addInitScript(() => {
    const language = navigator.language
    let isFirst = true
    Object.defineProperty(Navigator.prototype, 'language', {
      get: () => {
        if (!isFirst) return language
        isFirst = false
        throw new Error('not yet')
      },
    })
  })
  await page.goto('/blog')
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(browserErrors).toEqual(['Error: not yet'])
})
