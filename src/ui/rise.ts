import { inView, stagger } from 'motion'
import { animate } from 'motion/mini'
import { EASING, seconds } from '../theme/timing.ts'

const RISE = { transform: ['translateY(24px)', 'none'] }
const STAGGER_S = 0.07

/** Lets the children of an element rise when it comes into view; gives a function that stops it. */
export const riseInView = (parent: Element): VoidFunction =>
  inView(parent, () => {
    animate([...parent.children], RISE, {
      duration: seconds('slow'),
      delay: stagger(STAGGER_S),
      ease: EASING.out,
    })
  })
