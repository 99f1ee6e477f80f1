import { Menu, useMenuContext } from '@ark-ui/react/menu'
import { menu } from '@styled/recipes'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
} from 'react'
import type { MenuPanelProps } from './menu-button.tsx'
import { type TunedMenuProps, useTunedMenu } from './use-tuned-menu.ts'

/*
 * The parts of a menu, dressed. They bring Ark UI's menu with them, so whatever imports this file
 * is itself fetched by a `MenuButton`, when a visitor first shows an interest.
 */

interface OpenMenuProps extends MenuPanelProps, TunedMenuProps {
  children: ReactNode
}

/** The keys that lead to an end of an open menu, as its machine calls them */
const KEY_OF_START = { first: 'HOME', last: 'END' } as const

/** The menu of a `MenuButton`: open when it arrives, as that is what the visitor asked for. */
export function OpenMenu({ trigger, startsAt, children, ...props }: OpenMenuProps) {
  const value = useTunedMenu({
    defaultOpen: true,
    positioning: { placement: 'bottom-end', gutter: 12 },
    ...props,
  })
  const { send } = value.service
  useEffect(() => {
    if (startsAt) send({ type: KEY_OF_START[startsAt] })
  }, [startsAt, send])

  return (
    <Menu.RootProvider value={value} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <MenuContent>{children}</MenuContent>
    </Menu.RootProvider>
  )
}

/** Once closed it takes no more focus, though it is still to be seen leaving. */
function MenuContent({ children }: { children: ReactNode }) {
  const { open, setOpen } = useMenuContext()
  // The focus is on the button again when the browser moves it on.
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

/** A thing to do. */
export function MenuItem({ className, ...props }: ComponentProps<typeof Menu.Item>) {
  return <Menu.Item {...props} className={menu().item} />
}

/** A place to go: the child is the link. */
export function MenuLink({ value, children }: { value: string; children: ReactElement }) {
  return (
    <Menu.Item value={value} className={menu().item} asChild>
      {children}
    </Menu.Item>
  )
}

/** Items of which one is the current one. */
export function MenuChoice({ value, children }: { value: string; children: ReactNode }) {
  return <Menu.RadioItemGroup value={value}>{children}</Menu.RadioItemGroup>
}

interface MenuChoiceLinkProps {
  value: string
  /** What a visitor types to get there */
  valueText: string
  children: ReactElement
}

/** One of the items of a `MenuChoice`: the child is the link. */
export function MenuChoiceLink({ children, ...props }: MenuChoiceLinkProps) {
  return (
    <Menu.RadioItem {...props} className={menu({ kind: 'choice' }).item} asChild>
      {children}
    </Menu.RadioItem>
  )
}

/** Where a submenu goes when there is no room at the end: on a phone, under or over its label. */
const ELSEWHERE: NonNullable<TunedMenuProps['positioning']> = {
  flip: ['left-start', 'bottom-end', 'top-end'],
}

/** A menu inside a menu. It opens when the pointer rests on its label (specification, Menus). */
export function Submenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const value = useTunedMenu({ positioning: ELSEWHERE })
  return (
    <Menu.RootProvider value={value} lazyMount unmountOnExit>
      <Menu.TriggerItem className={menu().item}>{label}</Menu.TriggerItem>
      <MenuContent>{children}</MenuContent>
    </Menu.RootProvider>
  )
}
