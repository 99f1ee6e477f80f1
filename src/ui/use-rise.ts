import { inView, stagger } from 'motion'
import { animate } from 'motion/mini'
import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from './reduced-motion.ts'

const RISE = { transform: ['translateY(24px)', 'none'] }
const DURATION_S = 0.42
const STAGGER_S = 0.07
const EASE_OUT: [number, number, number, number] = [0.16, 1, 0.3, 1]

const isBelowTheFold = (element: Element) => element.getBoundingClientRect().top > innerHeight

/**
 * The children of the element rise one after another when it first comes into view. What is on the
 * first screen stays where it is, and nothing is ever hidden.
 */
export function useRise<Parent extends Element>(): RefObject<Parent | null> {
  const ref = useRef<Parent>(null)

  useEffect(() => {
    const parent = ref.current
    if (!parent || prefersReducedMotion() || !isBelowTheFold(parent)) return
    return inView(parent, () => {
      animate([...parent.children], RISE, {
        duration: DURATION_S,
        delay: stagger(STAGGER_S),
        ease: EASE_OUT,
      })
    })
  }, [])

  return ref
}
