import { type RefObject, useEffect, useRef } from 'react'

/**
 * A stop of the Tab key on what can be scrolled, as long as it can: the arrow keys then move it.
 * Not every browser makes such a stop by itself.
 */
export function useScrollingByKeys<Type extends HTMLElement>(): RefObject<Type | null> {
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
