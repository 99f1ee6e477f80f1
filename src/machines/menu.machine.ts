import { setup } from 'xstate'

export type MenuEvent =
  /** The menu button was pressed. */
  | { type: 'menu.toggle' }
  /** A link of the panel was chosen. */
  | { type: 'menu.choose' }
  /** Another page is shown, by whatever way (Back included). */
  | { type: 'route.changed' }
  /** The window is wide enough now for the links to stand in the header. */
  | { type: 'viewport.widened' }
  /** Escape was pressed. */
  | { type: 'key.escape' }

/**
 * The panel of links below the medium breakpoint (specification, Menus).
 *
 * `returnFocus` is provided: it gives the focus to the menu button. A chosen link returns it too:
 * the page takes it when it has arrived, and until then (or when the link leads to where the
 * visitor is) the focus is not lost. Another page and a wider window have their own place for it.
 */
export const menuMachine = setup({
  types: {
    events: {} as MenuEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Gives the focus to the menu button. */
    returnFocus: () => {},
  },
}).createMachine({
  id: 'menu',
  initial: 'closed',
  states: {
    // The page is there as ever.
    closed: {
      on: { 'menu.toggle': 'open' },
    },
    // The panel covers the page.
    open: {
      tags: 'open',
      on: {
        'menu.toggle': { target: 'closed', actions: 'returnFocus' },
        'menu.choose': { target: 'closed', actions: 'returnFocus' },
        'key.escape': { target: 'closed', actions: 'returnFocus' },
        'route.changed': 'closed',
        'viewport.widened': 'closed',
      },
    },
  },
})
