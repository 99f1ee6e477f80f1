import { POSTS } from '../../src/content/posts.ts'
import { messagesOf } from '../support/messages.ts'
import { titleOfPost, wordOfOnePost } from '../support/posts.ts'
import { stretchSeconds } from '../support/stretch-seconds.ts'
import { expect, test, visit } from './fixtures.ts'
import { toast } from './locators.ts'
import type { Page } from './page-object.ts'

const t = messagesOf('en')
const POST = titleOfPost(t)
const { word: WORD } = wordOfOnePost(t)

const search = (page: Page) => page.role('searchbox', t('blogPage.searchLabel'))
const posts = (page: Page) => page.role('main').role('article')
const menuButton = (page: Page) => page.role('button', t('blogPage.menu.label', { title: POST }))
const item = (page: Page, name: string) => page.role('menuitem', new RegExp(`^${name}`))
const isHighlighted = (page: Page, name: string) => async () =>
  (await item(page, name).attribute('data-highlighted')) !== null

test(
  'searching filters while typing, updates the URL and can be cleared',
  visit(async ({ page }) => {
    await page.open('/en/blog')
    await search(page).click()
    await page.type(WORD)
    await expect.poll(posts(page).count).toBe(1)
    await expect.poll(page.address).toBe(`/en/blog?q=${WORD}`)
    expect(await search(page).value()).toBe(WORD)
    expect(await search(page).isFocused()).toBe(true)

    await page.reload()
    await expect.poll(posts(page).count).toBe(1)
    await expect.poll(search(page).value).toBe(WORD)

    await search(page).fill('nobody writes this')
    await page.role('link', t('blogPage.clearFilters')).click()
    await expect.poll(posts(page).count).toBe(POSTS.length)
    await expect.poll(search(page).value).toBe('')
  }),
)

test(
  'the menu of a post, by pointer: the submenu opens on hover, a copied link is told',
  visit(async ({ page }) => {
    await page.open('/en/blog')
    await menuButton(page).click()
    await item(page, t('blogPage.menu.share')).hover()
    await expect.poll(item(page, 'LinkedIn').count).toBe(1)
    await item(page, 'LinkedIn').hover()
    await expect.poll(isHighlighted(page, 'LinkedIn')).toBe(true)
    expect(await item(page, 'LinkedIn').attribute('target')).toBe('_blank')

    await page.evaluate(stretchSeconds)
    await item(page, t('blogPage.menu.copyLink')).click()
    // A browser may forbid it: then the link is shown, to be copied by hand.
    const answers = new RegExp(`${t('blogPage.menu.linkCopied')}|${t('ui.copyFailed')}`)
    await expect.poll(toast(page).text).toMatch(answers)
  }),
)

test(
  'the menu of a post supports arrow keys and typeahead',
  visit(async ({ page }) => {
    await page.open('/en/blog')
    await menuButton(page).focus()
    await page.press('Enter')
    await expect.poll(isHighlighted(page, t('blogPage.menu.copyLink'))).toBe(true)
    await expect.poll(page.role('menu').isFocused).toBe(true)
    await page.type('s')
    await expect.poll(isHighlighted(page, t('blogPage.menu.share'))).toBe(true)
    await page.press('ArrowRight')
    await expect.poll(isHighlighted(page, 'LinkedIn')).toBe(true)
    await page.type('f')
    await expect.poll(isHighlighted(page, 'Facebook')).toBe(true)

    await page.press('ArrowLeft')
    await expect.poll(item(page, 'Facebook').count).toBe(0)
    await expect.poll(isHighlighted(page, t('blogPage.menu.share'))).toBe(true)
    await page.press('ArrowUp')
    await expect.poll(isHighlighted(page, t('blogPage.menu.copyLink'))).toBe(true)
    await page.press('Escape')
    await expect.poll(menuButton(page).isFocused).toBe(true)
  }),
)
