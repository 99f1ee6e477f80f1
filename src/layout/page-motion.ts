import { animate } from 'motion/mini'
import type { Page } from '../pages.ts'
import { EASING, seconds } from '../theme/timing.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'
import { entranceOf } from './entrance.ts'
import { arriving, departing } from './travellers.ts'

const EXIT_TRANSFORM = 'translateY(-12px)'
/** Back where the exit has moved it away from */
const FADE_IN = { opacity: [0, 1], transform: ['none', 'none'] }
/** At 0 a browser draws no part of the page, and none of what travels to it either. */
const FADE_IN_AROUND = { ...FADE_IN, opacity: [0.01, 1] }
const ENTRANCE = {
  left: { opacity: [0, 1], transform: ['translateX(-24px)', 'none'] },
  right: { opacity: [0, 1], transform: ['translateX(24px)', 'none'] },
}
const STAGGER_SECONDS = 0.06
const LAST_STEP = 2

/** A page that has left, and what it means for the next one. */
export interface Departure {
  /** While something is on its way to it, the next page waits as if it had left as a whole. */
  hide?: (page: HTMLElement) => void
  enter?: (page: HTMLElement) => void
}

let fadeIn: { cancel: () => void } | undefined

/** The page leaves, but for the frames that the next one shows too. */
export async function exit(page: HTMLElement, next: Page): Promise<Departure> {
  const { opacity, transform } = getComputedStyle(page)
  // Left to Motion, an interrupted entrance would be written into the style attribute, and WebKit
  // lets the policy forbid that.
  fadeIn?.cancel()
  if (prefersReducedMotion()) {
    await animate(page, { opacity: [opacity, 0] }, { duration: seconds('instant') })
    return { enter: (arriving) => enter(arriving, [page], []) }
  }
  const isAtRest = opacity === '1'
  const travellers = isAtRest ? departing(page, next) : []
  const gone = piecesWithout(travellers, page)
  await animate(
    gone,
    { opacity: [opacity, 0], transform: [transform, EXIT_TRANSFORM] },
    { duration: seconds('fast'), ease: EASING.in },
  )
  return {
    ...(travellers.length > 0 && { hide }),
    enter: (arriving) => enter(arriving, gone, travellers),
  }
}

/** The element but for some of its parts, in as few pieces as can be. */
function piecesWithout(parts: readonly Element[], element: Element): Element[] {
  if (parts.includes(element)) return []
  if (!parts.some((part) => element.contains(part))) return [element]
  return [...element.children].flatMap((child) => piecesWithout(parts, child))
}

function hide({ style }: HTMLElement): void {
  style.opacity = '0'
  style.transform = EXIT_TRANSFORM
}

/**
 * The page comes, and what travels to it.
 *
 * @param gone what has left: it is to be seen again should the same page come back
 * @param travellers the frames that stayed
 */
function enter(
  page: HTMLElement,
  gone: readonly Element[],
  travellers: readonly HTMLElement[],
): void {
  const pieces = [...new Set([page, ...gone])]
  if (prefersReducedMotion()) {
    fadeIn = animate(pieces, FADE_IN, { duration: seconds('enterStill') })
    return
  }
  const travelling: readonly Element[] = travellers.length > 0 ? arriving(page, travellers) : []
  // The words do not come up where a frame is still passing.
  const wait = travelling.length > 0 ? seconds('instant') : 0
  const entering = { duration: seconds('page'), ease: EASING.out, delay: wait }
  fadeIn = animate(pieces, travelling.length > 0 ? FADE_IN_AROUND : FADE_IN, entering)
  const entrance = entranceOf(page).filter(({ element }) => !travelling.includes(element))
  for (const [place, { element, from }] of entrance.entries()) {
    const delay = wait + Math.min(place, LAST_STEP) * STAGGER_SECONDS
    animate(element, ENTRANCE[from], { ...entering, delay })
  }
}
