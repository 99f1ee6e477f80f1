import { devices, type Locator, type Page } from '@playwright/test'
import { DATA_PROTECTION_AUTHORITY } from '../../src/content/agency.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
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
} from './locators.ts'
import { middleOf, touchInput } from './touch-input.ts'

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

async function followHeaderLink(page: Page) {
  // Playwright’s own click scrolls a sticky header.
  const { x, y } = await middleOf(headerLink(page, t(labelOf(ANY_PAGE))))
  await page.mouse.click(x, y)
  await expect(heading(page)).toBeFocused()
}

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

  test('every page looks the same after hydration', async ({ page }) => {
    await freezeClockOnWeekday(page)
    for (const path of PAGES.map((each) => pagePath('en', each)))
      await test.step(path, async () => {
        const hydrate = await openBeforeItsScripts(page, path)
        const main = page.getByRole('main')
        // Text in the blog's search would filter the list (blog.e2e.ts).
        const field = main.locator('input[name=name]')
        if (await field.count()) {
          await field.fill('Ada')
          await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2))
        } else {
          await main.getByRole('link').first().focus()
          await main.getByRole('heading', { level: 1 }).selectText()
        }
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

  test('a page follows a finger that went down before hydration', async ({ page }) => {
    const hydrate = await openBeforeItsScripts(page, '/en/contact')
    await page.evaluate(() => {
      const places: number[] = []
      Object.assign(window, { places })
      addEventListener('scroll', () => places.push(scrollY))
    })
    const finger = await touchInput(page)
    const x = 200
    const pull = async (from: number, to: number) => {
      for (let y = from; y >= to; y -= 20) await finger.move({ x, y })
    }
    await finger.down({ x, y: 700 })
    await pull(700, 500)
    const before = await scrollPosition(page)
    expect(before).toBeGreaterThan(0)
    await hydrate()
    await pull(500, 300)
    await finger.up()

    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before)
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

test('what is typed and opened before a script arrives stays, and the page is hydrated', async ({
  page,
}) => {
  const name = page.locator('[name=name]')
  for (const late of ['en', 'contact'])
    await test.step(`before ${late} arrives`, async () => {
      const release = await holdRequests(page, `**/assets/${late}-*.js`)
      const asked = page.waitForRequest(`**/assets/${late}-*.js`)
      await page.goto('/en/contact', { waitUntil: 'commit' })
      await asked
      await name.fill(late)
      const title = page.getByText(t('contactPage.notice.title'))
      const notice = page.getByText(DATA_PROTECTION_AUTHORITY)
      await title.click()
      await expect(notice).toBeVisible()
      release()
      await waitForHydration(page)
      await expect(name).toHaveValue(late)
      await expect(notice).toBeVisible()
      await title.click()
      await expect(notice).toBeHidden()
      await page.unrouteAll()
    })
})

test('a page stays where it was scrolled when it hydrates at once, is reloaded, or comes back from another site', async ({
  page,
}) => {
  await page.goto('/en', { waitUntil: 'commit' })
  await scroll(page)
  await waitForHydration(page)
  expect(await scrollPosition(page)).toBe(PLACE)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => scrollPosition(page)).toBe(PLACE)
  await page.goto('about:blank')
  await page.goBack()
  await waitForHydration(page)
  await expect.poll(() => scrollPosition(page)).toBe(PLACE)
})

test('a page is where it was scrolled when a visitor goes two pages back from another site', async ({
  page,
}) => {
  await page.goto('/en')
  await waitForHydration(page)
  await scroll(page)
  await followHeaderLink(page)
  await page.goto('about:blank')
  await page.evaluate(() => history.go(-2))
  await page.waitForURL('/en')
  await waitForHydration(page)
  await expect.poll(() => scrollPosition(page)).toBe(PLACE)
})

test('in the background the browser restores the position of a page, for a phone may discard its tab', async ({
  page,
}) => {
  await page.goto('/en')
  await waitForHydration(page)
  const setHidden = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      return history.scrollRestoration
    }, hidden)
  expect(await setHidden(true)).toBe('auto')
  expect(await setHidden(false)).toBe('manual')
})

test('a page scrolls to its anchor only once', async ({ page }) => {
  const hydrate = await openBeforeItsScripts(page, '/en#duet')
  await expect(page.locator('#duet')).toBeInViewport()
  await scroll(page)
  await hydrate()
  expect(await scrollPosition(page)).toBe(PLACE)
})

test.describe('a press', () => {
  test.use(phone)

  const GLOBE = {
    name: 'the globe',
    path: '/en',
    button: (page: Page) => languageButton(page),
    opened: (page: Page) => languageItem(page, 'Polski'),
  }
  const POST_MENU = {
    name: 'the menu of a post',
    path: '/en/blog',
    button: (page: Page) => postMenuButton(page),
    opened: (page: Page) => page.getByRole('menuitem', { name: t('blogPage.menu.share') }),
  }

  const PRESSES = [
    { of: POST_MENU, by: 'a mouse', press: (button: Locator) => button.click() },
    { of: GLOBE, by: 'a double click', press: (button: Locator) => button.dblclick() },
    {
      of: GLOBE,
      by: 'a finger',
      press: async (button: Locator) => (await touchInput(button.page())).tap(button),
    },
    { of: GLOBE, by: 'the Enter key', press: (button: Locator) => button.press('Enter') },
  ]
  const menuButton = (page: Page) => page.locator('[aria-controls=mobile-menu]')

  test('before hydration does afterwards what it is for', async ({ page }) => {
    for (const { of, by, press } of PRESSES)
      await test.step(`of ${of.name} by ${by} opens it afterwards`, async () => {
        const hydrate = await openBeforeItsScripts(page, of.path)
        await press(of.button(page))
        await hydrate()
        await expect(of.opened(page)).toBeVisible()
        await expect(page.getByRole('menu').filter({ visible: true })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(of.opened(page)).toBeHidden()
        await page.unrouteAll()
      })
    await test.step('of the menu’s button opens and closes it at once, and it stays open', async () => {
      const hydrate = await openBeforeItsScripts(page, '/en')
      const finger = await touchInput(page)
      await finger.tap(menuButton(page))
      await expect(mobileMenu(page)).toBeVisible()
      await menuButton(page).press('Enter')
      await expect(mobileMenu(page)).toBeHidden()
      await finger.tap(menuButton(page))
      await hydrate()
      await expect(menuButton(page)).toHaveAccessibleName(t('ui.closeMenu'))
      await expect(mobileMenu(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(mobileMenu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
      await page.unrouteAll()
    })
    await test.step('of the globe closes the menu that was opened', async () => {
      const hydrate = await openBeforeItsScripts(page, '/en')
      await menuButton(page).click()
      await GLOBE.button(page).click()
      await hydrate()
      await expect(GLOBE.opened(page)).toBeVisible()
      await expect(mobileMenu(page)).toBeHidden()
      await page.unrouteAll()
    })
    await test.step('is forgotten when the visitor presses something else', async () => {
      const hydrate = await openBeforeItsScripts(page, '/en/contact')
      await GLOBE.button(page).click()
      await page.getByRole('main').getByRole('textbox').first().click()
      await hydrate()
      await expect(GLOBE.button(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused()
      await page.unrouteAll()
    })
    await test.step('of a button that has been removed is forgotten', async () => {
      const hydrate = await openBeforeItsScripts(page, '/en/contact')
      const finger = await touchInput(page)
      await finger.tap(GLOBE.button(page))
      await GLOBE.button(page).evaluate((button) => button.replaceWith(button.cloneNode(true)))
      await hydrate()
      await expect(GLOBE.button(page)).toHaveAttribute('aria-expanded', 'false')
      await page.unrouteAll()
    })
  })

  test('during hydration is handled once', async ({ page }) => {
    for (const tasks of [0, 2, 8]) {
      await page.goto('about:blank')
      await clickDuringHydration(page, tasks)
      await open(page, '/en/contact')
      await expect(mobileMenu(page), `${tasks} tasks after its first`).toBeVisible()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    }
  })
})
