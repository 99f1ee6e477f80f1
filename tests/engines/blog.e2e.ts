import { POSTS } from '../../src/content/posts.ts'
import { messagesOf } from '../support/messages.ts'
import { titleOfPost, wordOfOnePost } from '../support/posts.ts'
import { stretchSeconds } from '../support/stretch-seconds.ts'
import { expect, test, visit } from './fixtures.ts'
import { toast } from './parts.ts'
import type { Visitor } from './visitor.ts'

const t = messagesOf('en')
const POST = titleOfPost(t)
const { word: WORD } = wordOfOnePost(t)

const search = (visitor: Visitor) => visitor.role('searchbox', t('blogPage.searchLabel'))
const posts = (visitor: Visitor) => visitor.role('main').role('article')
const menuButton = (visitor: Visitor) =>
  visitor.role('button', t('blogPage.menu.label', { title: POST }))
const item = (visitor: Visitor, name: string) => visitor.role('menuitem', new RegExp(`^${name}`))
const isHighlighted = (visitor: Visitor, name: string) => async () =>
  (await item(visitor, name).attribute('data-highlighted')) !== null

test(
  'searching filters while typing, updates the URL and can be cleared',
  visit(async ({ visitor }) => {
    await visitor.open('/en/blog')
    await search(visitor).click()
    await visitor.type(WORD)
    await expect.poll(posts(visitor).count).toBe(1)
    await expect.poll(visitor.address).toBe(`/en/blog?q=${WORD}`)
    expect(await search(visitor).value()).toBe(WORD)
    expect(await search(visitor).isFocused()).toBe(true)

    await visitor.reload()
    await expect.poll(posts(visitor).count).toBe(1)
    await expect.poll(search(visitor).value).toBe(WORD)

    await search(visitor).fill('nobody writes this')
    await visitor.role('link', t('blogPage.clearFilters')).click()
    await expect.poll(posts(visitor).count).toBe(POSTS.length)
    await expect.poll(search(visitor).value).toBe('')
  }),
)

test(
  'the menu of a post, by pointer: the submenu opens on hover, a copied link is told',
  visit(async ({ visitor }) => {
    await visitor.open('/en/blog')
    await menuButton(visitor).click()
    await item(visitor, t('blogPage.menu.share')).hover()
    await expect.poll(item(visitor, 'LinkedIn').count).toBe(1)
    await item(visitor, 'LinkedIn').hover()
    await expect.poll(isHighlighted(visitor, 'LinkedIn')).toBe(true)
    expect(await item(visitor, 'LinkedIn').attribute('target')).toBe('_blank')

    await visitor.evaluate(stretchSeconds)
    await item(visitor, t('blogPage.menu.copyLink')).click()
    // A browser may forbid it: then the link is shown, to be copied by hand.
    const answers = new RegExp(`${t('blogPage.menu.linkCopied')}|${t('ui.copyFailed')}`)
    await expect.poll(toast(visitor).text).toMatch(answers)
  }),
)

test(
  'the menu of a post supports arrow keys and typeahead',
  visit(async ({ visitor }) => {
    await visitor.open('/en/blog')
    await menuButton(visitor).focus()
    await visitor.press('Enter')
    await expect.poll(isHighlighted(visitor, t('blogPage.menu.copyLink'))).toBe(true)
    await visitor.type('s')
    await expect.poll(isHighlighted(visitor, t('blogPage.menu.share'))).toBe(true)
    await visitor.press('ArrowRight')
    await expect.poll(isHighlighted(visitor, 'LinkedIn')).toBe(true)
    await visitor.type('f')
    await expect.poll(isHighlighted(visitor, 'Facebook')).toBe(true)

    await visitor.press('ArrowLeft')
    await expect.poll(item(visitor, 'Facebook').count).toBe(0)
    await expect.poll(isHighlighted(visitor, t('blogPage.menu.share'))).toBe(true)
    await visitor.press('ArrowUp')
    await expect.poll(isHighlighted(visitor, t('blogPage.menu.copyLink'))).toBe(true)
    await visitor.press('Escape')
    await expect.poll(menuButton(visitor).isFocused).toBe(true)
  }),
)
