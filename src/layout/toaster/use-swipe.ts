import { type PointerEvent, useRef } from 'react'
import { toaster } from './toast.ts'

/** A pointer that moved less is a press, not a swipe. */
const SLOP_PX = 6

interface Gesture {
  pointerId: number
  startX: number
  startY: number
  isSwipe: boolean
}

/**
 * Pointer handlers of a toast that report sideways swipes to the toaster. A swipe begins when the pointer has
 * moved past the slop, more horizontally than vertically; from then on the element captures the
 * pointer, and the click that follows the release is suppressed.
 */
export function useSwipe() {
  const ongoing = useRef<Gesture | null>(null)

  const gestureOf = (event: PointerEvent) =>
    ongoing.current?.pointerId === event.pointerId ? ongoing.current : null

  const cancel = (event: PointerEvent) => {
    const gesture = gestureOf(event)
    if (!gesture) return
    ongoing.current = null
    if (gesture.isSwipe) toaster.send({ type: 'swipe.cancel' })
  }

  return {
    onPointerDown(event: PointerEvent) {
      // Each kind of pointer has a primary one: a pen beside a finger begins no second swipe.
      if (ongoing.current?.isSwipe || !event.isPrimary || event.button !== 0) return
      const { pointerId, clientX, clientY } = event
      ongoing.current = { pointerId, startX: clientX, startY: clientY, isSwipe: false }
    },

    onPointerMove(event: PointerEvent) {
      const gesture = gestureOf(event)
      if (!gesture) return
      const dx = event.clientX - gesture.startX
      const dy = event.clientY - gesture.startY
      if (!gesture.isSwipe) {
        if (Math.hypot(dx, dy) < SLOP_PX) return
        if (Math.abs(dx) <= Math.abs(dy)) {
          ongoing.current = null
          return
        }
        gesture.isSwipe = true
        event.currentTarget.setPointerCapture(event.pointerId)
        toaster.send({ type: 'swipe.start' })
      }
      toaster.send({ type: 'swipe.move', dx })
    },

    onPointerUp(event: PointerEvent) {
      const gesture = gestureOf(event)
      if (!gesture) return
      ongoing.current = null
      if (!gesture.isSwipe) return
      suppressClick(event)
      toaster.send({ type: 'swipe.move', dx: event.clientX - gesture.startX })
      toaster.send({ type: 'swipe.end' })
    },

    onPointerCancel: cancel,

    onLostPointerCapture(event: PointerEvent) {
      // The child under the finger captures a touch at first, and loses it to the element: that is no cancel.
      if (event.target === event.currentTarget) cancel(event)
    },
  }
}

/** Stops the click that follows a release at once; a later click is a new press. */
function suppressClick({ currentTarget: element }: PointerEvent): void {
  const stop = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  element.addEventListener('click', stop, { capture: true })
  setTimeout(() => element.removeEventListener('click', stop, { capture: true }))
}
