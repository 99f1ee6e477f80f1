import { cx } from '@styled/css'
import { menu } from '@styled/recipes'
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useState,
} from 'react'

/** What a menu is given when it takes over from the plain button. */
export interface MenuPanelProps {
  /** The button it hangs on */
  trigger: ReactElement
  /** The item that is highlighted when it was opened from the keyboard */
  startsAt: 'first' | 'last' | null
}

interface MenuButtonProps<Details extends object> extends ComponentProps<'button'> {
  /** Fetches the menu; asked on the first sign of interest and again when it is opened */
  load: () => Promise<ComponentType<MenuPanelProps & Details>>
  /** What the button does when its menu cannot be fetched */
  onUnavailable: () => void
  /** What the menu is about, handed on to it */
  details: Details
}

interface Opened<Details> extends Pick<MenuPanelProps, 'startsAt'> {
  Panel: ComponentType<MenuPanelProps & Details>
}

/** The keys of an arrow open it at the end that they come from. */
const START_OF_KEY: Record<string, MenuPanelProps['startsAt']> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * A button whose menu is fetched when the visitor first points at it or focuses it. The server and
 * the first render show a plain button; the menu replaces it, open, when it is first used.
 */
export function MenuButton<Details extends object>({
  load,
  onUnavailable,
  details,
  className,
  ...rest
}: MenuButtonProps<Details>) {
  const [opened, setOpened] = useState<Opened<Details> | null>(null)
  const button = <button {...rest} type="button" className={cx(menu().trigger, className)} />

  if (opened) {
    const { Panel, startsAt } = opened
    return <Panel {...details} trigger={button} startsAt={startsAt} />
  }

  const open = async (startsAt: MenuPanelProps['startsAt']) => {
    try {
      const Panel = await load()
      setOpened({ Panel, startsAt })
    } catch {
      onUnavailable()
    }
  }
  // Whether it can be fetched matters once it is opened.
  const prepare = () => load().catch(() => {})
  const onClick = ({ detail: presses }: MouseEvent) => open(presses === 0 ? 'first' : null)
  const onKeyDown = (event: KeyboardEvent) => {
    const startsAt = START_OF_KEY[event.key]
    if (!startsAt) return
    event.preventDefault()
    open(startsAt)
  }

  return (
    <button
      {...button.props}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  )
}
