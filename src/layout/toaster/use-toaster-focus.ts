import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ToasterActor } from './toast.ts'

const isInside = (region: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && region.contains(target)

const hasFocusInside = (toaster: ToasterActor) =>
  toaster.getSnapshot().matches({ toast: { present: { focus: 'inside' } } })

/**
 * Handlers for the toast area that tell the toaster where the focus is, and obey when it asks to
 * move it: into the area for the hotkey, back to where it came from when the toast goes.
 */
export function useToasterFocus(
  toaster: ToasterActor,
  region: RefObject<HTMLElement | null>,
  toastId: string | undefined,
) {
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    // Who pressed the hotkey sees where they are; Safari shows it only when told to.
    const requested = toaster.on('focus.requested', () =>
      region.current?.focus({ focusVisible: true }),
    )
    const returned = toaster.on('focus.returned', () => cameFrom.current?.focus())
    return () => {
      requested.unsubscribe()
      returned.unsubscribe()
    }
  }, [toaster, region])

  // A toast that was replaced took the focused button with it: the new one keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast on the screen has changed
  useLayoutEffect(() => {
    if (!region.current || !hasFocusInside(toaster)) return
    if (!isInside(region.current, document.activeElement)) region.current.focus()
  }, [toaster, region, toastId])

  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      if (hasFocusInside(toaster)) return
      cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null
      toaster.send({ type: 'focus.enter' })
    },

    onBlur(event: FocusEvent<HTMLElement>) {
      // When the whole window loses the focus, it stays where it was inside of it.
      const staysInPage = document.activeElement === event.target
      if (staysInPage || isInside(event.currentTarget, event.relatedTarget)) return
      toaster.send({ type: 'focus.leave' })
    },
  }
}
