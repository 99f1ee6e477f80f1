import { type PointerEvent, useRef } from 'react'
import { DURATION_MS } from '../../tuning.ts'

/** How far a stub is pulled sideways until it is torn off */
const TORN_PX = 96

/** What a stub does when it is taken hold of: it follows the pointer, and is torn off or springs back. */
export function useTear(onTorn: () => void) {
  const from = useRef<Pick<PointerEvent, 'pointerId' | 'clientX'>>(null)
  /** Of another pointer, nothing: a second finger pulls at nothing. */
  const pullOf = ({ pointerId, clientX }: PointerEvent) =>
    from.current?.pointerId === pointerId
      ? Math.abs(clientX - from.current.clientX) / TORN_PX
      : undefined

  function pull(stub: HTMLElement, by: number) {
    stub.parentElement?.style.setProperty('--pull', `${by}`)
  }
  function letGo(stub: HTMLElement) {
    from.current = null
    stub.parentElement?.style.removeProperty('--pull')
  }

  return {
    onPointerDown(press: PointerEvent<HTMLElement>) {
      const { button, clientX, currentTarget, isPrimary, pointerId } = press
      if (from.current || !isPrimary || button !== 0) return
      from.current = { pointerId, clientX }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove(move: PointerEvent<HTMLElement>) {
      const by = pullOf(move)
      if (by !== undefined) pull(move.currentTarget, by)
    },
    onPointerUp(release: PointerEvent<HTMLElement>) {
      const stub = release.currentTarget
      const by = pullOf(release)
      if (by === undefined) return
      if (by < 1) return letGo(stub)
      from.current = null
      onTorn()
      // Gone with its page by then, unless the visitor stays there, as offline.
      setTimeout(letGo, DURATION_MS.page, stub)
    },
    onPointerCancel(cancelled: PointerEvent<HTMLElement>) {
      if (pullOf(cancelled) !== undefined) letGo(cancelled.currentTarget)
    },
  }
}
