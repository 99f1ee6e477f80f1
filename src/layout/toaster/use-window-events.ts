import { useEffect } from 'react'
import { TOAST_HOTKEY } from '../../tuning.ts'
import { toaster } from './toast.ts'

/**
 * Sends focus, visibility and keyboard events of the window to the toaster. A key that something
 * else has handled (Escape in an open menu) is ignored.
 */
export function useWindowEvents(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller

    const handleVisibility = () =>
      toaster.send({ type: document.visibilityState === 'hidden' ? 'page.hide' : 'page.show' })

    const handleKey = (event: KeyboardEvent) => {
      const isShortcut = event.key === 'Escape' || event.key === TOAST_HOTKEY
      const isUnhandled = !event.defaultPrevented && !event.isComposing
      if (!isShortcut || !isUnhandled || !toaster.getSnapshot().hasTag('open')) return
      event.preventDefault()
      toaster.send({ type: event.key === TOAST_HOTKEY ? 'key.hotkey' : 'key.escape' })
    }

    window.addEventListener('blur', () => toaster.send({ type: 'window.blur' }), { signal })
    window.addEventListener('focus', () => toaster.send({ type: 'window.focus' }), { signal })
    window.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('visibilitychange', handleVisibility, { signal })

    toaster.send({ type: document.hasFocus() ? 'window.focus' : 'window.blur' })
    handleVisibility()

    return () => controller.abort()
  }, [])
}
