import { textsIn } from '../support/texts.ts'
import { contactForm } from './contact-form.ts'
import { expect, open, slowDownReact, test } from './fixtures.ts'
import { boxOf, highlightedItem, languageButton, postMenuButton } from './locators.ts'

/** Keyboard focus, and that it is visible. */

const t = textsIn('en')

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the toast never covers the focused field', async ({ page }) => {
    const { address, field, send, toast } = contactForm(page)
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
})

test.describe('a menu', () => {
  test('of languages opens at the current one, by ArrowUp at the last', async ({ page }) => {
    await open(page, '/de')
    const button = languageButton(page, textsIn('de'))
    await button.focus()
    for (const [key, item] of [
      ['Enter', 'Deutsch'],
      ['ArrowDown', 'Deutsch'],
      ['ArrowUp', 'Norsk'],
      ['ArrowDown', 'Deutsch'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByRole('menu')).toBeFocused()
      await expect(highlightedItem(page)).toContainText(item)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
  })

  test('is closed by Tab, which moves on', async ({ page }) => {
    await open(page, '/en')
    const [button, menu] = [languageButton(page), page.getByRole('menu')]
    for (const [key, next] of [
      ['Tab', page.getByRole('main').getByRole('link').first()],
      ['Shift+Tab', page.getByRole('banner').getByRole('link').last()],
    ] as const) {
      await button.press('ArrowDown')
      await expect(menu).toBeFocused()
      await page.keyboard.press(key)
      await expect(menu).toHaveCount(0)
      await expect(next).toBeFocused()
    }
  })

  test('on a slow machine, too, is closed by a key that comes at once', async ({ page }) => {
    await open(page, '/en')
    await slowDownReact(page)
    const [button, menu] = [languageButton(page), page.getByRole('menu')]
    await button.press('ArrowDown')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('closes with its submenu on Tab', async ({ page }) => {
    await open(page, '/en/blog')
    const menu = page.getByRole('menu')
    await postMenuButton(page).press('ArrowUp')
    await expect(highlightedItem(page)).toHaveText(t('blogPage.menu.share'))
    await expect(menu).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menu', { name: t('blogPage.menu.share') })).toBeFocused()
    await expect(menu).toHaveCount(2)
    await page.keyboard.press('Tab')
    await expect(menu).toHaveCount(0)
  })

  test('returns the focus even if a click follows the last pointer move at once', async ({
    page,
  }) => {
    await open(page, '/en/blog')
    const button = postMenuButton(page)
    await button.click()
    await expect(page.getByRole('menu')).toBeFocused()
    const item = page.getByRole('menuitem', { name: t('blogPage.menu.copyLink') })
    await item.hover()
    await page.mouse.move(2, 2)
    // Both within one frame.
    await item.evaluate((element: HTMLElement) => {
      const { x, y } = element.getBoundingClientRect()
      const at = { bubbles: true, clientX: x + 9, clientY: y + 9, pointerType: 'mouse' }
      element.dispatchEvent(new PointerEvent('pointermove', at))
      element.click()
    })
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})
