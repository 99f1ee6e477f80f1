import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import { type MenuEvent, mobileMenuMachine } from '../machines/mobile-menu.machine.ts'
import { breakpoints } from '../theme/breakpoints.ts'

export interface MobileMenuControl {
  isOpen: boolean
  send: (event: MenuEvent) => void
}

/** The mobile menu's machine, connected to the events that close it. */
export function useMobileMenu(button: RefObject<HTMLButtonElement | null>): MobileMenuControl {
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
    const setPageCovered = (covered: boolean) => {
      document.documentElement.toggleAttribute('data-scroll-locked', covered)
      // The skip link leads to the covered page.
      for (const part of document.querySelectorAll('body > a, main, footer'))
        part.toggleAttribute('inert', covered)
    }
    // An open menu takes Escape before the toast area does (specification, Toasts).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      send({ type: 'key.escape' })
    }
    setPageCovered(true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      setPageCovered(false)
    }
  }, [isOpen, send])

  return { isOpen, send }
}
