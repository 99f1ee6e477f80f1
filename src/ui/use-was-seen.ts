import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element, to which the ref is given, has been in the viewport. */
export function useWasSeen(): [ref: RefCallback<Element>, wasSeen: boolean] {
  const [wasSeen, setWasSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setWasSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, wasSeen]
}
