import { type PointerEvent, useRef } from 'react'
import { DURATION_MS } from '../../tuning.ts'

/** How far a stub is pulled sideways until it is torn off */
const TORN_PX = 96

/** What a stub does when it is taken hold of: it follows the pointer, and is torn off or springs back. */
export function useTear(onTorn: () => void) {
  const from = useRef<number | null>(null)
  const pullOf = ({ clientX }: PointerEvent) =>
    from.current === null ? 0 : Math.abs(clientX - from.current) / TORN_PX

  function pull(stub: HTMLElement, by: number) {
    stub.parentElement?.style.setProperty('--pull', `${by}`)
  }
  function letGo(stub: HTMLElement) {
    from.current = null
    stub.parentElement?.style.removeProperty('--pull')
  }

  return {
    onPointerDown({ button, clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (button !== 0) return
      from.current = clientX
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove(move: PointerEvent<HTMLElement>) {
      if (from.current !== null) pull(move.currentTarget, pullOf(move))
    },
    onPointerUp(release: PointerEvent<HTMLElement>) {
      const stub = release.currentTarget
      if (pullOf(release) < 1) return letGo(stub)
      from.current = null
      onTorn()
      // Gone with its page by then, unless the visitor stays there, as offline.
      setTimeout(letGo, DURATION_MS.page, stub)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => letGo(currentTarget),
  }
}
