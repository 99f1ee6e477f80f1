import { Menu, useMenuContext } from '@ark-ui/react/menu'
import { menu } from '@styled/recipes'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { MenuPanelProps } from '../menu-button.tsx'
import { type TunedMenuProps, useTunedMenu } from './use-tuned-menu.ts'

/*
 * The styled parts of a menu. They import Ark UI's menu, so only code that a `MenuButton`
 * lazy-loads may import this file.
 */

interface OpenMenuProps extends MenuPanelProps, TunedMenuProps {
  /** Whether something else has opened on top of it: it closes, and leaves the focus there */
  isCovered?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** Events of Zag's menu machine that highlight the first or last item, as when it is opened by a key */
const EVENT_OF_START = { first: 'OPEN_AUTOFOCUS', last: 'END' } as const

/** The menu of a `MenuButton`, initially open: mounting it is how it is opened. */
export function OpenMenu({
  trigger,
  startsAt,
  isCovered = false,
  onOpen,
  children,
  ...props
}: OpenMenuProps) {
  const value = useTunedMenu({
    defaultOpen: true,
    positioning: { placement: 'bottom-end', gutter: 12 },
    ...props,
  })
  const { open } = value.api
  const { send } = value.service
  const announceOpening = useEffectEvent(() => onOpen?.())
  // Before the menu is painted: sent after a key that closes it, that would open it again.
  useLayoutEffect(() => {
    if (startsAt) send({ type: EVENT_OF_START[startsAt] })
  }, [startsAt, send])
  // Before the menu is painted: as soon as it is seen, Back closes it.
  useLayoutEffect(() => {
    if (!open) return
    announceOpening()
    // On Back, before the router: the button has the focus again when the page changes.
    const close = () => send({ type: 'CLOSE' })
    addEventListener('popstate', close, { capture: true })
    return () => removeEventListener('popstate', close, { capture: true })
  }, [open, send])
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    if (isCovered && !wasCovered.current) send({ type: 'CLOSE', restoreFocus: false })
    wasCovered.current = isCovered
  }, [isCovered, send])

  return (
    <Menu.RootProvider value={value} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <MenuContent>{children}</MenuContent>
    </Menu.RootProvider>
  )
}

/** Inert during its exit animation. */
function MenuContent({ children }: { children: ReactNode }) {
  const { open, setOpen } = useMenuContext()
  // Closing returns the focus to the button; the browser then moves it on.
  const closeOnTab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') setOpen(false)
  }
  return (
    <Menu.Positioner>
      <Menu.Content className={menu().content} inert={!open} onKeyDown={closeOnTab}>
        {children}
      </Menu.Content>
    </Menu.Positioner>
  )
}

export function MenuItem({ className, ...props }: ComponentProps<typeof Menu.Item>) {
  return <Menu.Item {...props} className={menu().item} />
}

/** A link: the child element. */
export function MenuLink({ value, children }: { value: string; children: ReactElement }) {
  return (
    <MenuItem value={value} asChild>
      {children}
    </MenuItem>
  )
}

/** A radio group: one of its items is the current one. */
export function MenuChoice({ value, children }: { value: string; children: ReactNode }) {
  return <Menu.RadioItemGroup value={value}>{children}</Menu.RadioItemGroup>
}

interface MenuChoiceLinkProps {
  value: string
  /** The text that typeahead matches */
  valueText: string
  children: ReactElement
}

/** An item of a `MenuChoice` that is a link: the child element. */
export function MenuChoiceLink({ children, ...props }: MenuChoiceLinkProps) {
  return (
    <Menu.RadioItem {...props} className={menu({ kind: 'choice' }).item} asChild>
      {children}
    </Menu.RadioItem>
  )
}

/**
 * A submenu stands beside its menu, away from the button of both; where there is no room, below it, on the
 * other side or above.
 */
const SUBMENU_POSITIONING: NonNullable<TunedMenuProps['positioning']> = {
  flip: ['right-end', 'bottom-end', 'left-start', 'left-end', 'top-end'],
  // While its menu grows, that would bound it.
  boundary: () => document.body,
  getAnchorRect: (label) =>
    label instanceof Element
      ? (label.closest('[role=menu]')?.getBoundingClientRect() ?? null)
      : null,
}

/** A nested menu; opens on hover after a delay (specification, Menus). */
export function Submenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const value = useTunedMenu({ positioning: SUBMENU_POSITIONING })
  return (
    <Menu.RootProvider value={value} lazyMount unmountOnExit>
      <Menu.TriggerItem className={menu().item}>{label}</Menu.TriggerItem>
      <MenuContent>{children}</MenuContent>
    </Menu.RootProvider>
  )
}
