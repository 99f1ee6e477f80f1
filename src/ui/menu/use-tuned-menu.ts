import { useEnvironmentContext, useLocaleContext } from '@ark-ui/react'
import type { UseMenuProps, UseMenuReturn } from '@ark-ui/react/menu'
import * as menu from '@zag-js/menu'
import { normalizeProps, useMachine } from '@zag-js/react'
import { useId } from 'react'
import {
  MENU_TYPEAHEAD_RESET_MS,
  SUBMENU_OPEN_DELAY_MS,
  SUBMENU_POINTER_GRACE_MS,
} from '../../tuning.ts'
import { typeaheadMatch } from './typeahead.ts'

const { implementations: zag } = menu.machine

type Implementations = NonNullable<typeof zag>
type Effect = NonNullable<Implementations['effects']>[string]
type Action = NonNullable<Implementations['actions']>[string]

const sendAfter =
  (delay: number, type: string): Effect =>
  ({ send }) => {
    const timer = setTimeout(() => send({ type }), delay)
    return () => clearTimeout(timer)
  }

const itemsOf = (content: Element): HTMLElement[] =>
  [...content.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])')].filter(
    (item) => item.parentElement?.closest('[role=menu]') === content,
  )

/** Replaces Zag's typeahead, which resets after 350 ms, matches Latin letters only, and treats a
 * Space as typed text even after the reset. */
const highlightMatchedItem: Action = ({ scope, context, event, refs, send }) => {
  const typeahead = refs.get('typeaheadState')
  if (event.key === ' ' && typeahead.keysSoFar === '') return send({ type: 'ENTER' })

  clearTimeout(typeahead.timer)
  typeahead.keysSoFar += event.key
  typeahead.timer = Number(
    setTimeout(() => {
      typeahead.keysSoFar = ''
    }, MENU_TYPEAHEAD_RESET_MS),
  )

  const content = scope.getActiveElement()?.closest('[role=menu]')
  if (!content) return
  const items = itemsOf(content)
  const labels = items.map((item) => item.dataset.valuetext ?? item.textContent ?? '')
  const current = items.findIndex(
    ({ dataset }) => dataset.value === context.get('highlightedValue'),
  )
  const match = items[typeaheadMatch(labels, typeahead.keysSoFar, current)]
  if (match) context.set('highlightedValue', match.dataset.value ?? null)
}

/** Zag highlights the first item of a choice that opens, too; this highlights its current one. */
const highlightFirstItem: Action = (params) => {
  zag?.actions?.highlightFirstItem?.(params)
  if (params.event.type === 'HOME') return
  // The items are rendered by then: Zag waits a frame for them, too.
  requestAnimationFrame(() => {
    const current = document.querySelector<HTMLElement>('[role=menu] [aria-checked=true]')
    if (current) params.context.set('highlightedValue', current.dataset.value ?? null)
  })
}

/** Replaces Zag's, which leaves the focus in a submenu that is inside its menu's element: when it
 * closes, the focus is lost. */
const focusParentMenu: Action = ({ scope }) => {
  const submenu = scope.getActiveElement()?.closest('[role=menu]')
  const parent = submenu?.parentElement?.closest<HTMLElement>('[role=menu]')
  parent?.focus({ preventScroll: true })
}

/** Zag's closes a submenu when the pointer goes to another submenu's item; ours when it goes to any
 * other item, too, as the menus of a desktop do. */
const closeSiblingMenus: Action = (params) => {
  zag?.actions?.closeSiblingMenus?.(params)
  const { refs, event } = params
  const item: HTMLElement = event.target
  const isOnItsWayToSubmenu = refs.get('pointerRoutingLocked')
  if (isOnItsWayToSubmenu || item.hasAttribute('aria-haspopup')) return
  const submenus = Object.values(refs.get('children')).filter(({ state }) => state.hasTag('open'))
  if (submenus.length > 0) item.closest<HTMLElement>('[role=menu]')?.focus({ preventScroll: true })
  for (const submenu of submenus) submenu.send({ type: 'CLOSE' })
}

const { opening } = menu.machine.states

/** Zag's menu with our timings (specification, Menus), for which it has no options. */
export const tunedMenuMachine: menu.Machine = {
  ...menu.machine,
  states: {
    ...menu.machine.states,
    // Zag ignores a click until the hover delay is over.
    opening: {
      ...opening,
      on: { ...opening?.on, TRIGGER_CLICK: { target: 'open', actions: ['invokeOnOpen'] } },
    },
  },
  implementations: {
    ...zag,
    effects: {
      ...zag?.effects,
      waitForOpenDelay: sendAfter(SUBMENU_OPEN_DELAY_MS, 'DELAY.OPEN'),
      waitForCloseDelay: sendAfter(SUBMENU_POINTER_GRACE_MS, 'DELAY.CLOSE'),
    },
    actions: {
      ...zag?.actions,
      highlightFirstItem,
      highlightMatchedItem,
      focusParentMenu,
      closeSiblingMenus,
    },
  },
}

/** Options of a single menu; the others all menus share. */
export interface TunedMenuProps extends Pick<UseMenuProps, 'defaultOpen' | 'onHighlightChange'> {
  positioning?: menu.PositioningOptions
}

/** Follows the highlighted link on Enter. Zag's own click does not bubble: React would miss it, and
 * the browser would reload the page. */
const followLink = ({ node }: menu.NavigateDetails) => queueMicrotask(() => node.click())

/** Ark UI's `useMenu` with our machine, for `Menu.RootProvider`. */
export function useTunedMenu(props: TunedMenuProps): UseMenuReturn {
  const id = useId()
  const { getRootNode } = useEnvironmentContext()
  const { dir } = useLocaleContext()
  const service = useMachine(tunedMenuMachine, {
    id,
    dir,
    getRootNode,
    navigate: followLink,
    ...props,
  })
  return { api: menu.connect(service, normalizeProps), service }
}
