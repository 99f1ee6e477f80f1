import { setup } from 'xstate'

export type MenuEvent =
  /** The menu button was pressed. */
  | { type: 'menu.toggle' }
  /** A link of the panel was chosen. */
  | { type: 'menu.choose' }
  /** The location has changed (by a link or by Back). */
  | { type: 'route.changed' }
  /** The list of languages was opened. */
  | { type: 'languages.opened' }
  /** The viewport is wide enough now for the links in the header. */
  | { type: 'viewport.widened' }
  /** Escape was pressed. */
  | { type: 'key.escape' }

/**
 * The mobile menu, below the `md` breakpoint (specification, Menus).
 *
 * `returnFocus` is provided: it focuses the menu button. Choosing a link returns the focus, too, so
 * that it is not lost until the next page takes it (or when the link leads to the current page).
 * After a page change, in the list of languages or on a wide viewport the focus is elsewhere already.
 */
export const mobileMenuMachine = setup({
  types: {
    events: {} as MenuEvent,
  },
  actions: {
    /** Focuses the menu button. */
    returnFocus: () => {},
  },
}).createMachine({
  id: 'mobile-menu',
  initial: 'closed',
  states: {
    // The page is visible.
    closed: {
      on: { 'menu.toggle': 'open' },
    },
    // The panel covers the page.
    open: {
      on: {
        'menu.toggle': { target: 'closed', actions: 'returnFocus' },
        'menu.choose': { target: 'closed', actions: 'returnFocus' },
        'key.escape': { target: 'closed', actions: 'returnFocus' },
        'route.changed': 'closed',
        'languages.opened': 'closed',
        'viewport.widened': 'closed',
      },
    },
  },
})
