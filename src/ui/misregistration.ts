import type { PointerEvent } from 'react'

/** A mouse, and no reduced motion */
const CAN_HOVER = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/** Position within a length as a number from -1 to 1 */
const normalise = (at: number, from: number, length: number) =>
  (((at - from) / length) * 2 - 1).toFixed(2)

function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (!matchMedia(CAN_HOVER).matches) return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty('--astray-x', normalise(clientX, left, width))
  currentTarget.style.setProperty('--astray-y', normalise(clientY, top, height))
}

function reset({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.style.removeProperty('--astray-x')
  currentTarget.style.removeProperty('--astray-y')
}

/**
 * Shifts the frames of an element slightly with the pointer, as a misregistered print: `--astray-x` and
 * `--astray-y` go from -1 to 1 across it.
 */
export const misregistration = { onPointerMove: followPointer, onPointerLeave: reset }
