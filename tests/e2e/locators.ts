import type { Locator, Page } from '@playwright/test'
import { TOAST_HOTKEY } from '../../src/tuning.ts'
import { titleOfPost } from '../support/posts.ts'
import { textsIn } from '../support/texts.ts'

/** Parts of every page by the names that visitors know them by. */

const english = textsIn('en')

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** The globe; its name begins with the language that is read. */
export const languageButton = (page: Page, t = english) =>
  page.getByRole('button', { name: new RegExp(t('langSwitcher.open')) })

/** A language in the open menu, by its own name */
export const languageItem = (page: Page, name: string) => page.getByRole('menuitemradio', { name })

/** The item of an open menu that the keys act on */
export const highlightedItem = (page: Page) => page.locator('[role=menu] [data-highlighted]')

export const mobileMenu = (page: Page) => page.locator('#mobile-menu')

export const mobileMenuButton = (page: Page) =>
  page.getByRole('button', { name: english('ui.openMenu') })

/** The button of the menu of a post, of the newest one by default */
export const postMenuButton = (page: Page, title = titleOfPost(english), t = english) =>
  page.getByRole('button', { name: t('blogPage.menu.label', { title }) })

export const toastArea = (page: Page, t = english) =>
  page.getByRole('region', { name: t('ui.notifications', { hotkey: TOAST_HOTKEY }) })

/** The notes of the voice that is drawn in a duet, as its link has them */
export const notesIn = (duet: Locator) =>
  duet
    .getByRole('slider')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value).join(''))

/** Where something is on the screen. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown`)
  return box
}

/** The point of the screen at the middle of something. */
export async function middleOf(element: Locator) {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Clicks where the element is; Playwright's own click scrolls a sticky header. */
export async function press(element: Locator) {
  const { x, y } = await middleOf(element)
  await element.page().mouse.click(x, y)
}

/** Waits until an element moves no more. */
export const atRest = (element: Locator) =>
  element.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)))

/** How much of their boxes two elements share, in square pixels; both have to be there. */
export async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
