import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { TOAST_EXIT_MS, TOAST_SWIPE_SLOP_PX } from '../../tuning.ts'

interface Gesture {
  pointerId: number
  startX: number
  startY: number
  /** Where and when the pointer was last seen, for the speed at the release */
  lastX: number
  lastTime: number
  /** Pixels per millisecond to the right */
  speed: number
  isSwipe: boolean
}

export interface SwipeListener {
  onSwipeStart: () => void
  /** `dx`: pixels to the right of where the pointer went down */
  onSwipeMove: (dx: number) => void
  /** The pointer was released, moving at `speed` pixels per millisecond. */
  onSwipeEnd: (speed: number) => void
  onSwipeCancel: () => void
}

/**
 * Handlers for an element that can be swiped sideways. A swipe begins when the pointer has moved
 * past the slop more sideways than up or down; from then on the pointer belongs to the element, and
 * the click that a browser makes of the release is swallowed.
 */
export function useSwipe({ onSwipeStart, onSwipeMove, onSwipeEnd, onSwipeCancel }: SwipeListener) {
  const gesture = useRef<Gesture | null>(null)
  const swallowsClick = useRef(false)

  const own = (event: PointerEvent) =>
    gesture.current?.pointerId === event.pointerId ? gesture.current : null

  const cancel = (event: PointerEvent) => {
    const swipe = own(event)
    if (!swipe) return
    gesture.current = null
    if (swipe.isSwipe) onSwipeCancel()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return
      gesture.current = {
        pointerId: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        lastX: event.clientX,
        lastTime: event.timeStamp,
        speed: 0,
        isSwipe: false,
      }
    },

    onPointerMove(event: PointerEvent) {
      const swipe = own(event)
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
      const elapsed = event.timeStamp - swipe.lastTime
      if (elapsed > 0) swipe.speed = (event.clientX - swipe.lastX) / elapsed
      swipe.lastX = event.clientX
      swipe.lastTime = event.timeStamp
      onSwipeMove(dx)
    },

    onPointerUp(event: PointerEvent) {
      const swipe = own(event)
      gesture.current = null
      if (!swipe?.isSwipe) return
      swallowsClick.current = true
      // The click follows at once, or never: a later one is another press.
      setTimeout(() => {
        swallowsClick.current = false
      })
      onSwipeMove(event.clientX - swipe.startX)
      onSwipeEnd(swipe.speed)
    },

    onPointerCancel: cancel,

    onLostPointerCapture(event: PointerEvent) {
      // A finger belongs to the child that it went down on: that one loses it to the element.
      if (event.target === event.currentTarget) cancel(event)
    },

    onClickCapture(event: SyntheticEvent) {
      if (!swallowsClick.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/**
 * How long something takes to leave that was thrown at a speed: `distance` in pixels, `speed` in
 * pixels per millisecond; never longer than the exit, never shorter than an eye can follow.
 */
export const throwDuration = (distance: number, speed: number): number =>
  speed > 0 ? Math.min(TOAST_EXIT_MS, Math.max(90, distance / speed)) : TOAST_EXIT_MS
