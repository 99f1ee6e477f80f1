import { type RefCallback, useCallback, useState } from 'react'

/** Half a screen ahead, so that what depends on it is there when a visitor arrives. */
const NEAR = { rootMargin: '50%' }

/** Whether an element, to which the ref is given, has been in the viewport or close to it. */
export function useWasSeen(): [ref: RefCallback<Element>, wasSeen: boolean] {
  const [wasSeen, setWasSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setWasSeen(true)
    }, NEAR)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, wasSeen]
}
