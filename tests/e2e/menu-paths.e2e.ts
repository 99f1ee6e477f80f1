import type { Page } from '@playwright/test'
import { type AnyEventObject, __unsafe_getAllOwnEventDescriptors as ownEvents } from 'xstate'
import { menuMachine } from '../../src/machines/menu.machine.ts'
import { headingOf } from '../support/headings.ts'
import { handFor, type PathStep, shortestPaths, titleOf } from '../support/model-paths.ts'
import { wordsOf } from '../support/words.ts'
import { expect, open, test } from './fixtures.ts'

/** The paths through the mobile menu's machine, played on the real page. */

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const paths = shortestPaths(menuMachine, {
  input: undefined,
  events: (state) => [...new Set(ownEvents(state))].map((type) => ({ type })),
})

const t = wordsOf('en')

function menuOf(page: Page) {
  const button = page.getByRole('button', {
    name: new RegExp(`^(${t('ui.openMenu')}|${t('ui.closeMenu')})$`),
  })
  const panel = page.locator('#mobile-menu')

  const hands: Record<string, () => Promise<unknown>> = {
    'menu.toggle': () => button.click(),
    'menu.choose': () => panel.getByRole('link', { name: t('nav.contact') }).click(),
    'key.escape': () => page.keyboard.press('Escape'),
    'route.changed': () => page.goBack(),
    'viewport.widened': () => page.setViewportSize(WIDE),
  }

  /** Where the focus should be after an event that closed the panel. */
  const placeOfFocus: Record<string, () => Promise<void>> = {
    'menu.toggle': () => expect(button).toBeFocused(),
    'key.escape': () => expect(button).toBeFocused(),
    'menu.choose': () => expect(page.getByRole('heading', { level: 1 })).toBeFocused(),
  }

  return {
    button,
    panel,
    act: (event: AnyEventObject) => handFor(hands, event.type)(),
    see: async (state: PathStep<typeof menuMachine>['state'], event: AnyEventObject) => {
      const isOpen = state.hasTag('open')
      await expect(panel).toBeVisible({ visible: isOpen })
      // Above the breakpoint the button is not there at all.
      if (event.type === 'viewport.widened') return expect(button).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
      if (!isOpen) await placeOfFocus[event.type]?.()
    },
  }
}

test.describe('390 px wide', () => {
  test.use({ viewport: NARROW })

  for (const path of paths) {
    test(`the mobile menu: ${titleOf(path)}`, async ({ page }) => {
      // Two pages, so that there is one to go back to.
      await open(page, '/en/blog')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.forBrands') })
        .click()
      await expect(
        page.getByRole('heading', { level: 1, name: headingOf('en', 'for-brands') }),
      ).toBeFocused()

      const { act, see } = menuOf(page)
      for (const { event, state } of path) {
        await act(event)
        await see(state, event)
      }
    })
  }
})

test.describe('1440 px wide', () => {
  test.use({ viewport: WIDE })

  test('the mobile menu has neither button nor panel', async ({ page }) => {
    await open(page, '/en')
    const { button, panel } = menuOf(page)
    await expect(button).toHaveCount(0)
    await expect(panel).toBeHidden()
  })
})
