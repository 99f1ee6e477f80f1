import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { toaster } from './toast.ts'

const isInside = (region: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && region.contains(target)

const hasFocusInside = () =>
  toaster.getSnapshot().matches({ toast: { present: { focus: 'inside' } } })

/**
 * Focus management of the toast area: handlers that report the focus to the toaster, and effects
 * that move it into the area for the hotkey and restore it when the toast closes.
 */
export function useToasterFocus(
  region: RefObject<HTMLElement | null>,
  toastId: string | undefined,
) {
  const previousFocus = useRef<HTMLElement | null>(null)

  useEffect(() => {
    // After a hotkey the ring must be visible; Safari shows it only on request.
    const requested = toaster.on('focus.requested', () =>
      region.current?.focus({ focusVisible: true }),
    )
    const returned = toaster.on('focus.returned', () => previousFocus.current?.focus())
    return () => {
      requested.unsubscribe()
      returned.unsubscribe()
    }
  }, [region])

  // Replacing a toast removes the focused button: the new toast keeps the focus.
  useLayoutEffect(() => {
    if (!toastId || !region.current || !hasFocusInside()) return
    if (!isInside(region.current, document.activeElement)) region.current.focus()
  }, [region, toastId])

  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      if (hasFocusInside()) return
      previousFocus.current =
        event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null
      toaster.send({ type: 'focus.enter' })
    },

    onBlur(event: FocusEvent<HTMLElement>) {
      // When the window loses focus, the active element stays the same.
      const isWindowBlur = document.activeElement === event.target
      if (isWindowBlur || isInside(event.currentTarget, event.relatedTarget)) return
      toaster.send({ type: 'focus.leave' })
    },
  }
}
