import { type PointerEvent, useRef } from 'react'
import { TOAST_SWIPE_SLOP_PX } from '../../tuning.ts'

interface Gesture {
  pointerId: number
  startX: number
  startY: number
  isSwipe: boolean
}

export interface SwipeListener {
  onSwipeStart: () => void
  /** `dx`: pixels to the right of where the pointer went down */
  onSwipeMove: (dx: number) => void
  onSwipeEnd: () => void
  onSwipeCancel: () => void
}

/**
 * Pointer handlers for an element that can be swiped sideways. A swipe begins when the pointer has
 * moved past the slop, more horizontally than vertically; from then on the element captures the
 * pointer, and the click that follows the release is suppressed.
 */
export function useSwipe({ onSwipeStart, onSwipeMove, onSwipeEnd, onSwipeCancel }: SwipeListener) {
  const gesture = useRef<Gesture | null>(null)

  const gestureOf = (event: PointerEvent) =>
    gesture.current?.pointerId === event.pointerId ? gesture.current : null

  const cancel = (event: PointerEvent) => {
    const swipe = gestureOf(event)
    if (!swipe) return
    gesture.current = null
    if (swipe.isSwipe) onSwipeCancel()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return
      const { pointerId, clientX, clientY } = event
      gesture.current = { pointerId, startX: clientX, startY: clientY, isSwipe: false }
    },

    onPointerMove(event: PointerEvent) {
      const swipe = gestureOf(event)
      if (!swipe) return
      const dx = event.clientX - swipe.startX
      const dy = event.clientY - swipe.startY
      if (!swipe.isSwipe) {
        if (Math.hypot(dx, dy) < TOAST_SWIPE_SLOP_PX) return
        if (Math.abs(dx) <= Math.abs(dy)) {
          gesture.current = null
          return
        }
        swipe.isSwipe = true
        event.currentTarget.setPointerCapture(event.pointerId)
        onSwipeStart()
      }
      onSwipeMove(dx)
    },

    onPointerUp(event: PointerEvent) {
      const swipe = gestureOf(event)
      gesture.current = null
      if (!swipe?.isSwipe) return
      suppressClick(event)
      onSwipeMove(event.clientX - swipe.startX)
      onSwipeEnd()
    },

    onPointerCancel: cancel,

    onLostPointerCapture(event: PointerEvent) {
      // Touch is captured implicitly by the child under the finger: it loses it to the element.
      if (event.target === event.currentTarget) cancel(event)
    },
  }
}

/** The click that follows a release at once, or never: a later one is a new press. */
function suppressClick({ currentTarget: element }: PointerEvent): void {
  const stop = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  element.addEventListener('click', stop, { capture: true })
  setTimeout(() => element.removeEventListener('click', stop, { capture: true }))
}
