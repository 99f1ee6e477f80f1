import type { Page } from '@playwright/test'
import type { AnyEventObject, SnapshotFrom } from 'xstate'
import type { MenuEvent, menuMachine } from '../../src/machines/menu.machine.ts'
import { menuPaths } from '../machines/menu.paths.ts'
import { headingOf, SAMPLE } from '../support/headings.ts'
import { messagesOf } from '../support/messages.ts'
import { expect, open, test } from './fixtures.ts'
import { headerLink } from './locators.ts'
import { type EventExecutors, groupedByEnd, playPath } from './play-path.ts'

/** The paths through the mobile menu's machine, played on the real page. */

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

type State = SnapshotFrom<typeof menuMachine>
type Menu = ReturnType<typeof menuOf>
/** What closes the panel where it can be open */
type Closing = Exclude<MenuEvent['type'], 'viewport.widened'>

const EXECUTORS: EventExecutors<MenuEvent, never, Menu> = {
  'menu.toggle': { does: 'its button is pressed', act: ({ button }) => button.click() },
  'menu.choose': {
    does: 'a link is chosen',
    act: ({ panel }) => panel.getByRole('link', { name: t('nav.contact') }).click(),
  },
  'key.escape': { does: 'Escape is pressed', act: ({ page }) => page.keyboard.press('Escape') },
  'route.changed': { does: 'the visitor goes back', act: ({ page }) => page.goBack() },
  'languages.opened': {
    does: 'the list of languages is opened',
    act: ({ languages }) => languages.click(),
  },
  'viewport.widened': {
    does: 'the window grows wide',
    act: ({ page }) => page.setViewportSize(WIDE),
  },
}

const t = messagesOf('en')

function menuOf(page: Page) {
  const button = page.getByRole('button', {
    name: new RegExp(`^(${t('ui.openMenu')}|${t('ui.closeMenu')})$`),
  })
  const panel = page.locator('#mobile-menu')
  const languages = page.getByRole('button', { name: new RegExp(t('langSwitcher.open')) })

  /** Where the focus should be after an event that closed the panel. */
  const placeOfFocus: Record<Closing, () => Promise<void>> = {
    'menu.toggle': () => expect(button).toBeFocused(),
    'key.escape': () => expect(button).toBeFocused(),
    'menu.choose': () => expect(page.getByRole('heading', { level: 1 })).toBeFocused(),
    'route.changed': () => expect(page.getByRole('heading', { level: 1 })).toBeFocused(),
    'languages.opened': () => expect(page.getByRole('menu')).toBeFocused(),
  }

  return {
    page,
    button,
    panel,
    languages,
    see: async (state: State, event: AnyEventObject, before?: State) => {
      const isOpen = state.hasTag('open')
      await expect(panel).toBeVisible({ visible: isOpen })
      // Above the breakpoint the button is not there at all.
      if (event.type === 'viewport.widened') return expect(button).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
      if (before?.hasTag('open') && !isOpen) await placeOfFocus[event.type as Closing]()
    },
  }
}

test.describe('390 px wide', () => {
  test.use({ viewport: NARROW })

  for (const [does, ways] of groupedByEnd(menuPaths, EXECUTORS)) {
    test(`the mobile menu, when ${does}`, async ({ page }) => {
      for (const path of ways) {
        await page.setViewportSize(NARROW)
        // Two pages, so that there is one to go back to.
        await open(page, `/en/${SAMPLE}`)
        await headerLink(page, t('agencyName')).click()
        await expect(
          page.getByRole('heading', { level: 1, name: headingOf('en', '') }),
        ).toBeFocused()
        await playPath(menuOf(page), EXECUTORS, path)
      }
    })
  }
})
