import { animate } from 'motion/mini'
import { EASING, seconds } from '../tuning.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'
import { type Address, framesOf, pageOf, postOf } from '../urls/pages.ts'

const EXIT_TRANSFORM = 'translateY(-12px)'
/** The position before the exit */
const FADE_IN = { opacity: [0, 1], transform: ['none', 'none'] }
/** At opacity 0 a browser draws nothing of the page, shared elements included. */
const FADE_IN_WITH_SHARED = { ...FADE_IN, opacity: [0.01, 1] }
/** Inks are never translucent: columns are there at once, and move. */
const ENTRANCE = {
  left: { transform: ['translateX(-24px)', 'none'] },
  right: { transform: ['translateX(24px)', 'none'] },
}
const AT_ONCE_SECONDS = 0.001
const STAGGER_SECONDS = 0.06
const LAST_STEP = 2

/** A page whose exit is over. */
export interface Departure {
  /** Set where they share an element: hides the next page until it enters. */
  hide?: (page: HTMLElement) => void
  enter?: (page: HTMLElement) => void
}

let fadeIn: { cancel: () => void } | undefined

/** Plays the exit of a page, except for the elements that it shares with the next one. */
export async function exit(page: HTMLElement, next: Address): Promise<Departure> {
  const { opacity, transform } = getComputedStyle(page)
  // Otherwise Motion would write the interrupted entrance into the style attribute, which the
  // content security policy forbids in WebKit.
  fadeIn?.cancel()
  if (prefersReducedMotion()) {
    await animate(page, { opacity: [opacity, 0] }, { duration: seconds('instant') })
    return { enter: (arriving) => enter(arriving, [page], []) }
  }
  const isAtRest = opacity === '1'
  const sharedElements = isAtRest ? sharedWith(next, page) : []
  const gone = piecesWithout(sharedElements, page)
  await animate(
    gone,
    { opacity: [opacity, 0], transform: [transform, EXIT_TRANSFORM] },
    { duration: seconds('fast'), ease: EASING.in },
  )
  return {
    ...(sharedElements.length > 0 && { hide }),
    enter: (arriving) => enter(arriving, gone, sharedElements),
  }
}

/** The element without some of its parts, in as few pieces as possible. */
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
 * Plays the entrance of a page.
 *
 * @param gone hidden by the exit; shown again, because the same page may return
 * @param sharedElements those of the old page
 */
function enter(
  page: HTMLElement,
  gone: readonly Element[],
  sharedElements: readonly HTMLElement[],
): void {
  const pieces = [...new Set([page, ...gone])]
  if (prefersReducedMotion()) {
    fadeIn = animate(pieces, FADE_IN, { duration: seconds('enterStill') })
    return
  }
  const arrived: readonly Element[] =
    sharedElements.length > 0 ? arrivedOn(page, sharedElements) : []
  // Text waits until the shared element has passed.
  const wait = arrived.length > 0 ? seconds('instant') : 0
  const entering = { duration: seconds('page'), ease: EASING.out, delay: wait }
  const appearing = { duration: AT_ONCE_SECONDS, delay: wait }
  fadeIn = animate(pieces, arrived.length > 0 ? FADE_IN_WITH_SHARED : FADE_IN, appearing)
  const entrance = entranceOf(page).filter(({ element }) => !arrived.includes(element))
  for (const [index, { element, from }] of entrance.entries()) {
    const delay = wait + Math.min(index, LAST_STEP) * STAGGER_SECONDS
    animate(element, ENTRANCE[from], { ...entering, delay })
  }
}

interface AnimatedElement {
  element: Element
  from: 'left' | 'right'
}

/**
 * The elements of a page's entrance transition (`entersFrom`), in order: the heading comes first.
 */
function entranceOf(page: HTMLElement): AnimatedElement[] {
  const isHeading = ({ element }: AnimatedElement) => Number(element.matches('h1'))
  return (['left', 'right'] as const)
    .flatMap((from) =>
      [...page.querySelectorAll(`[data-enters=${from}]`)]
        .flatMap((column) => (column.querySelector(':scope > h1') ? [...column.children] : column))
        .map((element) => ({ element, from })),
    )
    .sort((a, b) => isHeading(b) - isHeading(a))
}

/** Whether the next page begins with a frame; the list of posts has the cover of each. */
function shows(next: Address, frame: string): boolean {
  if (frame === 'creator' || frame === 'brand') return framesOf(pageOf(next)).includes(frame)
  return next === 'blog' || postOf(next) === frame
}

const nameOf = ({ dataset }: HTMLElement) => dataset.frame ?? ''

const framesIn = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-frame]')]

/** Names the shared elements for the view transition. */
function nameForTransition(frames: readonly HTMLElement[]): readonly HTMLElement[] {
  for (const frame of frames) frame.style.viewTransitionName = nameOf(frame)
  return frames
}

/** The elements that a page shares with the next one; none without view transitions. */
function sharedWith(next: Address, page: HTMLElement): readonly HTMLElement[] {
  if (!('startViewTransition' in document)) return []
  const isShared = (frame: HTMLElement) => {
    const { top, width } = frame.getBoundingClientRect()
    // A view transition draws them above the header.
    const isInSight = width > 0 && top >= page.offsetTop && top < innerHeight
    return isInSight && shows(next, nameOf(frame))
  }
  return nameForTransition(framesIn(page).filter(isShared))
}

/** The same elements on the new page; they have no entrance of their own. */
function arrivedOn(page: HTMLElement, shared: readonly HTMLElement[]): readonly HTMLElement[] {
  // Not where Back restores a position further down.
  const frames = scrollY < page.offsetTop ? nameForTransition(framesIn(page)) : []
  const names = shared.map(nameOf)
  const arrived = frames.filter((frame) => names.includes(nameOf(frame)))
  for (const animation of arrived.flatMap((frame) => frame.getAnimations()))
    if (animation.timeline === document.timeline) animation.finish()
  return arrived
}
