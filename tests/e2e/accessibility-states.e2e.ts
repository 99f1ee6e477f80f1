import type { Page } from '@playwright/test'
import { validTexts } from '../../scripts/harness/submission.ts'
import { ANY_PAGE } from '../support/page-texts.ts'
import { textsIn } from '../support/texts.ts'
import { expectAccessible } from './axe.ts'
import { contactForm, uniqueValues } from './contact-form.ts'
import { expect, open, test } from './fixtures.ts'
import {
  headerLink,
  heading,
  languageButton,
  mobileMenu,
  mobileMenuButton,
  postMenuButton,
} from './locators.ts'

const t = textsIn('en')

type Show = (page: Page, tolerate: (errors: RegExp) => void) => Promise<void>

/** States that pages have only after interactions, one after another. */
const STATES: Record<string, Record<string, Show>> = {
  Home: {
    'the language menu': async (page) => {
      await open(page, '/en')
      await languageButton(page).click()
      await expect(page.getByRole('menu')).toBeFocused()
    },
    'the mobile menu': async (page) => {
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      await mobileMenuButton(page).click()
      await expect(mobileMenu(page)).toBeVisible()
    },
    'the error screen': async (page, tolerate) => {
      tolerate(/No dates today/)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.evaluate(() => {
        Date.prototype.getUTCDay = () => {
          throw new Error('No dates today')
        }
      })
      await headerLink(page, t('nav.training')).click()
      await expect(heading(page)).toHaveText(t('errorPage.title'))
    },
  },
  'the blog': {
    'the menu of a post with its submenu': async (page) => {
      await open(page, '/en/blog')
      const button = postMenuButton(page)
      // A menu that opens upwards would lie on the chips, and axe counts what is left of them.
      await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await button.click()
      await page.getByRole('menuitem', { name: t('blogPage.menu.share') }).click()
      await expect(page.getByRole('menu', { name: t('blogPage.menu.share') })).toBeFocused()
    },
    'a search without a result': async (page) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox').fill('nothing-of-the-kind')
      await expect(page.getByText(t('blogPage.noArticles'), { exact: true })).toBeVisible()
    },
  },
  'the form': {
    'its faults, and the toast that says so': async (page) => {
      const { address, send, toast } = contactForm(page, 'en', 'influencer')
      await open(page, address)
      await send()
      // It stays while the pointer is there.
      await toast.getByText(t('contactPage.errors.title')).hover()
    },
    'the confirmation of a message': async (page) => {
      const { fillIn, send, received } = contactForm(page, 'en', 'influencer')
      await fillIn(validTexts('influencer', uniqueValues()))
      await send()
      await expect(received).toBeVisible()
    },
  },
}

for (const [where, states] of Object.entries(STATES))
  test(`axe finds nothing in states of ${where}, in light and in dark`, async ({
    page,
    tolerate,
  }) => {
    for (const [name, show] of Object.entries(states))
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await show(page, tolerate)
        await expectAccessible(page)
      })
  })

test('going back through a page, the sticky header never hides the focused element (2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, `/en/${ANY_PAGE}`)
  const stops = await page.getByRole('main').locator('a[href], button').count()
  expect(stops).toBeGreaterThan(0)
  const reached = new Set<number>()
  const hidden: string[] = []
  for (let isInHeader = false; !isInHeader; ) {
    await page.keyboard.press('Shift+Tab')
    const focus = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { left, top, width, height } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        html: focused.outerHTML.slice(0, 120),
        isInHeader: !!focused.closest('header'),
        isCovered: !!seen?.closest('header'),
        stop: [...document.querySelectorAll('main :is(a[href], button)')].indexOf(focused),
      }
    })
    isInHeader = focus.isInHeader
    if (focus.stop >= 0) reached.add(focus.stop)
    if (focus.isCovered && !isInHeader) hidden.push(focus.html)
  }
  expect(reached.size, 'links and buttons of the page that had the focus').toBe(stops)
  expect(hidden).toEqual([])
})
