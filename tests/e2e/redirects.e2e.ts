import type { Language } from '../../src/i18n/languages.ts'
import { expect, hydrated, test } from './fixtures.ts'

interface Arrival {
  path: string
  browser: string
  saved?: string
  lands: string
  remembers: Language
}

/** Specification §2 and §4, decisions 2–8. */
const ARRIVALS: Arrival[] = [
  { path: '/', browser: 'en-GB', lands: '/en', remembers: 'en' },
  { path: '/', browser: 'de-AT', lands: '/de', remembers: 'de' },
  { path: '/', browser: 'nb-NO', lands: '/no', remembers: 'no' },
  { path: '/', browser: 'nn', lands: '/no', remembers: 'no' },
  { path: '/', browser: 'fil', lands: '/en', remembers: 'en' },
  { path: '/', browser: 'ja', lands: '/en', remembers: 'en' },
  { path: '/', browser: 'de', saved: 'pl', lands: '/pl', remembers: 'pl' },
  { path: '/', browser: 'de', saved: 'nonsense', lands: '/de', remembers: 'de' },
  { path: '/', browser: 'de', saved: '', lands: '/de', remembers: 'de' },
  { path: '/ru', browser: 'de', saved: 'pl', lands: '/ru', remembers: 'ru' },
  { path: '/ru/blog', browser: 'de', saved: 'pl', lands: '/ru/blog', remembers: 'ru' },
  { path: '/ru/nope', browser: 'de', saved: 'pl', lands: '/ru', remembers: 'ru' },
  { path: '/ru/blog/nope', browser: 'de', lands: '/ru', remembers: 'ru' },
  { path: '/blog', browser: 'fr', lands: '/fr', remembers: 'fr' },
  { path: '/xx/blog', browser: 'es', lands: '/es/blog', remembers: 'es' },
  { path: '/xx/blog', browser: 'es', saved: 'no', lands: '/no/blog', remembers: 'no' },
  { path: '/xx/de/blog', browser: 'en', lands: '/en', remembers: 'en' },
  { path: '/xx/nope', browser: 'en', lands: '/en', remembers: 'en' },
  { path: '/PL/blog', browser: 'en', lands: '/pl/blog', remembers: 'pl' },
  { path: '/pl/blog/', browser: 'en', lands: '/pl/blog', remembers: 'pl' },
  { path: '//pl//blog/', browser: 'en', lands: '/pl/blog', remembers: 'pl' },
  { path: '/xx//blog', browser: 'en', lands: '/en/blog', remembers: 'en' },
  { path: '//evil.example', browser: 'en', lands: '/en', remembers: 'en' },
  { path: '/%5Cevil.example', browser: 'en', lands: '/en', remembers: 'en' },
  { path: '/%2F%2Fevil.example', browser: 'en', lands: '/en', remembers: 'en' },
  { path: '/%E0%A4%A', browser: 'pl', lands: '/pl', remembers: 'pl' },
  { path: '/de/%E0%A4%A', browser: 'pl', lands: '/de', remembers: 'de' },
  { path: '/xx/blog?q=brief#top', browser: 'en', lands: '/en/blog?q=brief#top', remembers: 'en' },
  { path: '/en/nope?utm=1', browser: 'de', lands: '/en?utm=1', remembers: 'en' },
]

for (const { path, browser, saved, lands, remembers } of ARRIVALS) {
  const remembered = saved === undefined ? 'nothing saved' : `"${saved}" saved`
  test.describe(`a ${browser} browser with ${remembered}`, () => {
    test.use({ locale: browser })

    test(`goes from ${path} to ${lands}`, async ({ page, baseURL }) => {
      if (saved !== undefined) {
        await page.addInitScript((value) => {
          if (sessionStorage.getItem('seeded')) return
          sessionStorage.setItem('seeded', 'yes')
          localStorage.setItem('duet.language', value)
        }, saved)
      }
      await page.goto(`${baseURL}${path}`)
      await hydrated(page)
      expect(page.url()).toBe(`${baseURL}${lands}`)
      // One entry for the blank tab and one for this page: a redirect adds none.
      expect(await page.evaluate(() => history.length)).toBe(2)
      expect(await page.evaluate(() => localStorage.getItem('duet.language'))).toBe(remembers)
    })
  })
}

test('a wrong search value normalises away', async ({ page }) => {
  await page.goto('/en/contact?type=bogus')
  await expect(page).toHaveURL('/en/contact')
  await page.goto('/en/blog?category=bogus&q=brief')
  await expect(page).toHaveURL('/en/blog?q=brief')
})

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
