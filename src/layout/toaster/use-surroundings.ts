import { useEffect } from 'react'
import { TOAST_HOTKEY } from '../../tuning.ts'
import type { ToasterActor } from './toast.ts'

/**
 * Tells the toaster what happens around it: the window and the page come and go, keys are pressed.
 * A key that something else took (an open menu the Escape key) is not for the toaster.
 */
export function useSurroundings(toaster: ToasterActor): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening

    const onVisibility = () =>
      toaster.send({ type: document.visibilityState === 'hidden' ? 'page.hide' : 'page.show' })

    const onKey = (event: KeyboardEvent) => {
      const takesKey = event.key === 'Escape' || event.key === TOAST_HOTKEY
      const isFree = !event.defaultPrevented && !event.isComposing
      if (!takesKey || !isFree || !toaster.getSnapshot().hasTag('open')) return
      event.preventDefault()
      toaster.send({ type: event.key === TOAST_HOTKEY ? 'key.hotkey' : 'key.escape' })
    }

    window.addEventListener('blur', () => toaster.send({ type: 'window.blur' }), { signal })
    window.addEventListener('focus', () => toaster.send({ type: 'window.focus' }), { signal })
    window.addEventListener('keydown', onKey, { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })

    toaster.send({ type: document.hasFocus() ? 'window.focus' : 'window.blur' })
    onVisibility()

    return () => listening.abort()
  }, [toaster])
}
