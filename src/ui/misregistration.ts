import type { PointerEvent } from 'react'

/** Who points finely and did not ask for stillness. */
const CAN_TOUCH_THE_PRINT =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

const share = (at: number, from: number, length: number) =>
  (((at - from) / length) * 2 - 1).toFixed(2)

function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (!matchMedia(CAN_TOUCH_THE_PRINT).matches) return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty('--astray-x', share(clientX, left, width))
  currentTarget.style.setProperty('--astray-y', share(clientY, top, height))
}

function register({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.style.removeProperty('--astray-x')
  currentTarget.style.removeProperty('--astray-y')
}

/**
 * Lets the frames of an element go out of register by a hair, as a print does, following the
 * pointer: `--astray-x` and `--astray-y` go from -1 to 1 across it.
 */
export const misregistration = { onPointerMove: follow, onPointerLeave: register }
