import { headingOf } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { expect, test, visit } from './fixtures.ts'
import { headerLink, heading, languageButton, languageChoice } from './parts.ts'
import type { Visitor } from './visitor.ts'

const t = messagesOf('en')

/** The page has arrived: it is the only one, is to be seen and has the focus. */
async function expectArrival(visitor: Visitor, page: 'blog' | 'for-brands' | 'contact') {
  await expect.poll(visitor.address).toBe(`/en/${page}`)
  await expect.poll(heading(visitor).text).toContain(headingOf('en', page))
  await expect.poll(() => visitor.role('main').style('opacity')).toBe('1')
  await expect.poll(heading(visitor).isFocused).toBe(true)
}

test(
  'the exit finishes before the next page enters',
  visit(async ({ visitor }) => {
    await visitor.open('/en')
    await visitor.evaluate(() => {
      const arrivals: { headings: (string | null)[]; opacity: string }[] = []
      Object.assign(window, { arrivals })
      const main = document.querySelector('main') ?? document.body
      new MutationObserver(() => {
        const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
        if (headings.join() !== arrivals.at(-1)?.headings.join())
          arrivals.push({ headings, opacity: getComputedStyle(main).opacity })
      }).observe(main, { childList: true, subtree: true })
    })
    await headerLink(visitor, t('nav.blog')).click()
    await expectArrival(visitor, 'blog')
    expect(
      await visitor.evaluate(() => (window as unknown as { arrivals: unknown }).arrivals),
    ).toEqual([{ headings: [headingOf('en', 'blog')], opacity: '0' }])
  }),
)

test(
  'a link works while a page leaves, and while one enters',
  visit(async ({ visitor }) => {
    await visitor.open('/en')
    // Found before, so that each click comes in the middle of what the last one began.
    const blog = await headerLink(visitor, t('nav.blog')).place()
    const contact = await headerLink(visitor, t('nav.contact')).place()
    const forBrands = await headerLink(visitor, t('nav.forBrands')).place()
    await visitor.pointer.click(blog)
    await visitor.pointer.click(contact)
    await expect.poll(heading(visitor).text).toContain(headingOf('en', 'contact'))
    await visitor.pointer.click(forBrands)
    await expectArrival(visitor, 'for-brands')
  }),
)

test(
  'Back restores the page and its scroll position',
  visit(async ({ visitor }) => {
    await visitor.open('/en/blog')
    await visitor.evaluate(() => scrollTo(0, 500))
    await headerLink(visitor, t('nav.contact')).click()
    await expectArrival(visitor, 'contact')
    await visitor.back()
    await expect.poll(visitor.address).toBe('/en/blog')
    await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(500)
  }),
)

test(
  'the menu of a phone opens, closes by Escape, and goes to a page',
  visit(async ({ visitor }) => {
    const openButton = visitor.role('button', t('ui.openMenu'))
    const closeButton = visitor.role('button', t('ui.closeMenu'))
    const link = headerLink(visitor, t('nav.contact'))
    await visitor.resize({ width: 390, height: 844 })
    await visitor.open('/en')

    expect(await link.count()).toBe(0)
    await openButton.click()
    await expect.poll(closeButton.count).toBe(1)
    await expect.poll(link.count).toBe(1)
    await visitor.press('Escape')
    await expect.poll(openButton.isFocused).toBe(true)
    await expect.poll(link.count).toBe(0)

    await openButton.click()
    await link.click()
    await expectArrival(visitor, 'contact')
    await expect.poll(link.count).toBe(0)
  }),
)

test(
  'on a phone either the menu is open or the list of languages, by pointer and by keyboard',
  visit(async ({ visitor }) => {
    const openButton = visitor.role('button', t('ui.openMenu'))
    const closeButton = visitor.role('button', t('ui.closeMenu'))
    const link = headerLink(visitor, t('nav.contact'))
    const list = visitor.role('menu')
    await visitor.resize({ width: 390, height: 844 })
    await visitor.open('/en')

    await openButton.click()
    await languageButton(visitor).click()
    await expect.poll(list.isFocused).toBe(true)
    await expect.poll(link.count).toBe(0)
    await openButton.click()
    await expect.poll(link.count).toBe(1)
    await expect.poll(list.count).toBe(0)

    await closeButton.focus()
    await languageButton(visitor).focus()
    await visitor.press('Enter')
    await expect.poll(list.isFocused).toBe(true)
    await expect.poll(link.count).toBe(0)
    await visitor.press('Escape')
    await expect.poll(languageButton(visitor).isFocused).toBe(true)

    await openButton.click()
    await languageButton(visitor).click()
    await languageChoice(visitor, 'Polski').click()
    await expect.poll(visitor.address).toBe('/pl')
    await expect.poll(list.count).toBe(0)
  }),
)
