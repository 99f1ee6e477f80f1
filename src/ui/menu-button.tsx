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

/** Props of the menu that replaces the plain button. */
export interface MenuPanelProps {
  trigger: ReactElement
  /** The item to highlight when it is opened by keyboard */
  startsAt: 'first' | 'last' | null
}

interface MenuButtonProps<Details extends object> extends ComponentProps<'button'> {
  /** Imports the menu: on intent (hover, focus), and again when it is opened */
  load: () => Promise<ComponentType<MenuPanelProps & Details>>
  /** Called when the menu fails to load */
  onUnavailable: () => void
  /** Further props of the menu */
  details: Details
}

interface Opened<Details> extends Pick<MenuPanelProps, 'startsAt'> {
  Panel: ComponentType<MenuPanelProps & Details>
}

/** Arrow keys open the menu at its first or last item (ARIA menu button pattern). */
const START_OF_KEY: Record<string, MenuPanelProps['startsAt']> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** Whether the visitor has gone on since: to another page, or with the focus. */
function watchForLeaving() {
  const { activeElement } = document
  const { href } = location
  return () => document.activeElement !== activeElement || location.href !== href
}

/**
 * A button whose menu is code-split and preloaded on intent. Prerendered HTML and the first render
 * have a plain button; the open menu replaces it when it is first used, unless the visitor has gone on
 * before it has loaded.
 */
export function MenuButton<Details extends object>({
  load,
  onUnavailable,
  details,
  className,
  ...rest
}: MenuButtonProps<Details>) {
  const [state, setState] = useState<'closed' | 'loading' | Opened<Details>>('closed')
  const button = <button {...rest} type="button" className={cx(menu().trigger, className)} />

  if (typeof state === 'object') {
    const { Panel, startsAt } = state
    return <Panel {...details} trigger={button} startsAt={startsAt} />
  }

  const open = async (startsAt: MenuPanelProps['startsAt']) => {
    const hasLeft = watchForLeaving()
    setState('loading')
    const Panel = await load().catch(() => null)
    const isWanted = !hasLeft()
    setState(Panel && isWanted ? { Panel, startsAt } : 'closed')
    if (!Panel && isWanted) onUnavailable()
  }
  // A failure is reported when it is opened.
  const preload = () => load().catch(() => {})
  const onClick = ({ detail: clicks }: MouseEvent) => open(clicks === 0 ? 'first' : null)
  const onKeyDown = (event: KeyboardEvent) => {
    const startsAt = START_OF_KEY[event.key]
    if (!startsAt) return
    event.preventDefault()
    open(startsAt)
  }

  return (
    <button
      {...button.props}
      aria-busy={state === 'loading' || rest['aria-busy']}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  )
}
