import { devices, type Page } from '@playwright/test'
import { DATA_PROTECTION_AUTHORITY } from '../../src/content/agency.ts'
import { isHydrated } from '../support/is-hydrated.ts'
import { ANY_PAGE, labelOf } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import {
  expect,
  freezeClockOnWeekday,
  holdRequests,
  open,
  scrollPosition,
  test,
  waitForHydration,
} from './fixtures.ts'
import {
  headerLink,
  heading,
  languageButton,
  languageItem,
  mobileMenu,
  postMenuButton,
  press,
} from './locators.ts'

/**
 * Input before, during and after hydration: nothing is lost, and nothing moves.
 */

const t = textsIn('en')
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const PLACE = 300

/** Scrolls a page as soon as it is long enough. */
const scroll = (page: Page) =>
  page.waitForFunction((place) => {
    scrollTo(0, place)
    return scrollY === place
  }, PLACE)

/** Opens a page and stops before its hydration. */
async function openBeforeItsScripts(page: Page, path: string) {
  const release = await holdRequests(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  return async () => {
    expect(await page.evaluate(isHydrated)).toBe(false)
    release()
    await waitForHydration(page)
  }
}

/**
 * Clicks the menu’s button on every page that is opened from now on, a number of tasks after React has begun
 * to hydrate it: React listens to clicks from its first step on.
 */
const clickDuringHydration = (page: Page, tasks: number) =>
  page.addInitScript((tasks) => {
    const { addEventListener } = Document.prototype
    document.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      addEventListener.apply(document, args)
      if (args[0] !== 'click') return
      document.addEventListener = addEventListener
      const { port1, port2 } = new MessageChannel()
      let left = tasks
      port1.onmessage = () => {
        if (left-- > 0) port2.postMessage(null)
        else document.querySelector<HTMLElement>('[aria-controls=mobile-menu]')?.click()
      }
      port2.postMessage(null)
    }
  }, tasks)

/** Scroll position, focus, selection, values and boxes of the page. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as Partial<HTMLInputElement> | null
    return {
      scroll: [scrollX, scrollY],
      focus: field?.textContent || field?.name,
      caret: [field?.selectionStart, field?.selectionEnd],
      selection: String(getSelection()),
      values: [...document.querySelectorAll('input, textarea')].map(
        (each) => (each as HTMLInputElement).value,
      ),
      places: [...document.body.querySelectorAll('*:not(script)')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.localName} ${[x, y, width, height].map(Math.round)}`
      }),
    }
  })

test.describe('on a phone', () => {
  test.use(phone)

  // That nothing moves on any page is in layout-shift.e2e.ts.
  test('a page looks the same after hydration, and keeps what is in hand', async ({ page }) => {
    await freezeClockOnWeekday(page)
    const main = page.getByRole('main')
    const select = async () => {
      await main.getByRole('link').first().focus()
      await heading(page).selectText()
    }
    const type = async () => {
      const field = main.getByRole('textbox', { name: t('contactPage.fields.name') })
      await field.fill('Ada')
      await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2))
    }
    for (const [path, act] of [
      ['/en#duet', select],
      ['/en/contact', type],
    ] as const)
      await test.step(path, async () => {
        const hydrate = await openBeforeItsScripts(page, path)
        await act()
        await scroll(page)
        const { places, ...inHand } = await stateOf(page)
        await hydrate()
        const after = await stateOf(page)
        expect(after).toMatchObject(inHand)
        // Only scripts know the hour, and with it whether the office is open: a word more.
        expect(after.places).toEqual(expect.arrayContaining(places))
        await page.unrouteAll()
      })
  })

  const menuButton = (page: Page) => page.locator('[aria-controls=mobile-menu]')
  const list = (page: Page) => page.getByRole('menu').filter({ visible: true })

  test('a press before hydration does at once or afterwards what it is for', async ({ page }) => {
    const openPressed = async (path: string, act: () => Promise<unknown>) => {
      const hydrate = await openBeforeItsScripts(page, path)
      await act()
      await hydrate()
      await page.unrouteAll()
    }
    await test.step('by a double click the menu of a post opens', async () => {
      await openPressed('/en/blog', () => postMenuButton(page).dblclick())
      await expect(page.getByRole('menuitem', { name: t('blogPage.menu.share') })).toBeVisible()
      await expect(list(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(list(page)).toHaveCount(0)
    })
    await test.step('the menu opens and closes at once, and makes way for the languages afterwards', async () => {
      await openPressed('/en', async () => {
        await menuButton(page).tap()
        await expect(mobileMenu(page)).toBeVisible()
        await menuButton(page).press('Enter')
        await expect(mobileMenu(page)).toBeHidden()
        await menuButton(page).tap()
        await expect(mobileMenu(page)).toBeVisible()
        await languageButton(page).tap()
      })
      await expect(languageItem(page, 'Polski')).toBeVisible()
      await expect(list(page)).toBeFocused()
      await expect(mobileMenu(page)).toBeHidden()
      await expect(menuButton(page)).toHaveAccessibleName(t('ui.openMenu'))
    })
    await test.step('a press is forgotten when the visitor presses something else', async () => {
      const field = page.getByRole('main').getByRole('textbox').first()
      await openPressed('/en/contact', async () => {
        await languageButton(page).press('Enter')
        await field.click()
      })
      await expect(languageButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toBeFocused()
    })
  })

  test('a press during hydration is handled once', async ({ page }) => {
    for (const tasks of [0, 2, 8]) {
      await page.goto('about:blank')
      await clickDuringHydration(page, tasks)
      await open(page, '/en/contact')
      await expect(mobileMenu(page), `${tasks} tasks after its first`).toBeVisible()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    }
  })
})

test('what is typed and opened before the code of the page arrives stays, and the page is hydrated', async ({
  page,
}) => {
  const code = '**/assets/contact-*.js'
  const name = page.locator('[name=name]')
  const title = page.getByText(t('contactPage.notice.title'))
  const notice = page.getByText(DATA_PROTECTION_AUTHORITY)
  const release = await holdRequests(page, code)
  const asked = page.waitForRequest(code)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await asked
  await name.fill('Ada')
  await title.click()
  await expect(notice).toBeVisible()
  release()
  await waitForHydration(page)
  await expect(name).toHaveValue('Ada')
  await expect(notice).toBeVisible()
  await title.click()
  await expect(notice).toBeHidden()
})

test('a page stays where it was scrolled while it hydrates, and when it is reloaded or comes back from another site', async ({
  page,
}) => {
  const expectPlace = async () => {
    await waitForHydration(page)
    await expect.poll(() => scrollPosition(page)).toBe(PLACE)
  }
  await page.goto('/en', { waitUntil: 'commit' })
  await scroll(page)
  await waitForHydration(page)
  expect(await scrollPosition(page)).toBe(PLACE)
  await page.reload()
  await expectPlace()
  await page.goto('about:blank')
  await page.goBack()
  await expectPlace()

  await test.step('in the background the browser restores it, for a phone may discard the tab', async () => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        return history.scrollRestoration
      }, hidden)
    expect(await setHidden(true)).toBe('auto')
    expect(await setHidden(false)).toBe('manual')
  })
  await test.step('also two pages back', async () => {
    await press(headerLink(page, t(labelOf(ANY_PAGE))))
    await expect(heading(page)).toBeFocused()
    await page.goto('about:blank')
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await page.waitForURL('/en')
    await expectPlace()
  })
})
