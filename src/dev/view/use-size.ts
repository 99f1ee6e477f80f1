import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './diagram/layout.ts'

/** The inner size of an element, kept up to date by a `ResizeObserver`. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
