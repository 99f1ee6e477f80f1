import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { type MenuEvent, mobileMenuMachine } from '../machines/mobile-menu.machine.ts'
import { breakpoints } from '../theme/breakpoints.ts'

export interface MobileMenuControl {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  send: (event: MenuEvent) => void
}

/** The mobile menu's machine, connected to the events that close it. */
export function useMobileMenu(): MobileMenuControl {
  const button = useRef<HTMLButtonElement>(null)
  const [state, send] = useMachine(
    mobileMenuMachine.provide({ actions: { returnFocus: () => button.current?.focus() } }),
  )
  const isOpen = state.matches('open')
  const router = useRouter()

  useEffect(
    () =>
      // Not the router's events: for them, going back before the next page has come is no change.
      router.history.subscribe(() => send({ type: 'route.changed' })),
    [router, send],
  )

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.md})`)
    const onChange = () => wide.matches && send({ type: 'viewport.widened' })
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [send])

  useEffect(() => {
    if (!isOpen) return
    const lockScroll = (locked: boolean) =>
      document.documentElement.toggleAttribute('data-scroll-locked', locked)
    // An open menu takes Escape before the toast area does (specification, Toasts).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      send({ type: 'key.escape' })
    }
    lockScroll(true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      lockScroll(false)
    }
  }, [isOpen, send])

  return { button, isOpen, send }
}
