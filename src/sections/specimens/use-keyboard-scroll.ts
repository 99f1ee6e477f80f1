import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes an element focusable while it overflows, so that the arrow keys can scroll it. Not every
 * browser does so by itself.
 */
export function useKeyboardScroll<Type extends HTMLElement>(): RefObject<Type | null> {
  const ref = useRef<Type>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return ref
}
