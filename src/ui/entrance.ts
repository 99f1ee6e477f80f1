import { type RefObject, useEffect, useRef } from 'react'
import { DURATION_MS, EASING } from '../tuning.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

const STAGGER_MS = 70
const TIMING = {
  duration: DURATION_MS.slow,
  easing: `cubic-bezier(${EASING.out})`,
  fill: 'backwards',
} as const satisfies KeyframeAnimationOptions

const isBelowTheFold = (element: Element) => element.getBoundingClientRect().top > innerHeight

interface Movement {
  delay?: number
  /** The normal state, where it cannot be derived */
  to?: Keyframe
}

/** Animates an element from a keyframe to its normal state. */
export const moveIn = (
  element: Element | undefined,
  from: Keyframe,
  { delay = 0, to = {} }: Movement = {},
) => element?.animate([from, to], { ...TIMING, delay })

/** Calls back when an element is in the viewport for the first time; the result ends the wait. */
export function onceSeen(
  element: Element,
  callback: () => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    callback()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Plays an entrance animation when the element first enters the viewport. Elements above the fold
 * do not move, and nothing is hidden until then.
 */
export function useEntrance<Type extends Element>(
  play: (element: Type) => void,
): RefObject<Type | null> {
  const ref = useRef<Type>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || !isBelowTheFold(element)) return
    return onceSeen(element, () => {
      if (!prefersReducedMotion()) play(element)
    })
  }, [play])

  return ref
}

/** Printed from top to bottom. Without the end it would appear at once: an inset has no way to "none". */
export const wipeDown = (element: Element | undefined, delay = 0) =>
  moveIn(element, { clipPath: 'inset(0 0 100%)' }, { to: { clipPath: 'inset(0)' }, delay })

export const riseChildren = ({ children }: Element) => {
  for (const [index, child] of [...children].entries())
    moveIn(child, { transform: 'translateY(24px)' }, { delay: index * STAGGER_MS })
}
