import { wordOfOnePost } from '../support/posts.ts'
import { textsIn } from '../support/texts.ts'
import { contactForm } from './contact-form.ts'
import { expect, open, slowDownReact, test } from './fixtures.ts'
import { boxOf, highlightedItem, languageButton, postMenuButton } from './locators.ts'

/** Keyboard focus, and that it is visible. */

const t = textsIn('en')

test('at 400 % the toast never covers the focused field', async ({ page }) => {
  const { address, field, send, toast } = contactForm(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, address)
  await send()
  await expect(toast).toBeVisible()
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(field(name)).toBeFocused()
    // As much of it as there is room for between the header and the toast.
    await expect(async () => {
      const [bar, box] = [await boxOf(page.getByRole('banner')), await boxOf(field(name))]
      expect(box.y + box.height).toBeLessThanOrEqual((await boxOf(toast)).y)
      expect(box.y + box.height - (bar.y + bar.height)).toBeGreaterThan(24)
    }).toPass()
    await page.keyboard.press('Tab')
  }
})

test('the menu of languages opens at the current one, by ArrowUp at the last, and is closed by Tab, which moves on', async ({
  page,
}) => {
  await open(page, '/de')
  const [button, menu] = [languageButton(page, textsIn('de')), page.getByRole('menu')]
  for (const [key, item, closingKey, next] of [
    ['Enter', 'Deutsch', 'Escape', button],
    ['ArrowUp', 'Norsk', 'Escape', button],
    ['ArrowDown', 'Deutsch', 'Tab', page.getByRole('main').getByRole('link').first()],
    ['ArrowDown', 'Deutsch', 'Shift+Tab', page.getByRole('banner').getByRole('link').last()],
  ] as const) {
    await button.press(key)
    await expect(menu).toBeFocused()
    await expect(highlightedItem(page)).toContainText(item)
    await page.keyboard.press(closingKey)
    await expect(menu).toHaveCount(0)
    await expect(next).toBeFocused()
  }
})

test('on a slow machine, too, a menu is closed by a key that comes at once', async ({ page }) => {
  await open(page, '/en')
  await slowDownReact(page)
  const [button, menu] = [languageButton(page), page.getByRole('menu')]
  await button.press('ArrowDown')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the menu of a post shares by keyboard alone, with the networks in new tabs', async ({
  page,
}) => {
  await open(page, '/en/blog')
  const { id, title } = wordOfOnePost('en').post
  const button = postMenuButton(page, title)
  const menu = page.getByRole('menu')
  const submenu = page.getByRole('menu', { name: t('blogPage.menu.share') })
  const item = (name: string) => page.getByRole('menuitem', { name })
  const copyLink = item(t('blogPage.menu.copyLink'))
  const pressTo = async (key: string, name: string) => {
    await page.keyboard.press(key)
    await expect(highlightedItem(page)).toHaveText(name)
  }
  const openSubmenu = async () => {
    await page.keyboard.press('ArrowRight')
    await expect(submenu).toBeFocused()
  }

  await button.press('Enter')
  await expect(menu).toBeFocused()
  await pressTo('ArrowDown', t('blogPage.menu.share'))
  await openSubmenu()
  // Where each of them leads is in tests/unit/pages/blog/share-links.test.ts.
  const network = item('LinkedIn (')
  await expect(network).toHaveAttribute('target', '_blank')
  await expect(network).toHaveAttribute('href', new RegExp(encodeURIComponent(`/en/blog/${id}`)))
  await expect(item(t('blogPage.menu.email'))).toHaveAttribute('href', /^mailto:/)

  await test.step('the menu handles the keys again when its submenu is left by a key or the pointer', async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(submenu).toHaveCount(0)
    await expect(menu).toBeFocused()
    await pressTo('ArrowUp', t('blogPage.menu.copyLink'))
    await pressTo('ArrowDown', t('blogPage.menu.share'))
    await openSubmenu()
    await copyLink.hover()
    await expect(submenu).toHaveCount(0)
    await expect(menu).toBeFocused()
    await pressTo('ArrowDown', t('blogPage.menu.share'))
  })
  await test.step('it closes with its submenu on Tab', async () => {
    await openSubmenu()
    await page.keyboard.press('Tab')
    await expect(menu).toHaveCount(0)
  })
  await test.step('a choice by the pointer returns the focus, too, be the click as fast as it may', async () => {
    await button.click()
    await copyLink.hover()
    await page.mouse.move(2, 2)
    // Both within one frame.
    await copyLink.evaluate((item: HTMLElement) => {
      const { x, y } = item.getBoundingClientRect()
      const at = { bubbles: true, clientX: x + 9, clientY: y + 9, pointerType: 'mouse' }
      item.dispatchEvent(new PointerEvent('pointermove', at))
      item.click()
    })
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})
