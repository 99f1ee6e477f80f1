import { animate } from 'motion/mini'
import { DURATION_MS, EASING, seconds } from '../tuning.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'
import { framesOf, type PageSlug, pageOf, postOf } from '../urls/pages.ts'

const EXIT_TRANSFORM = 'translateY(-12px)'
/** The position before the exit */
const FADE_IN = { opacity: [0, 1], transform: ['none', 'none'] }
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
  /** Whether they share an element, which moves in a view transition */
  isShared?: boolean
  enter?: (page: HTMLElement) => void
}

let fadeIn: { cancel: () => void } | undefined

/**
 * Plays the exit of a page. One that shares an element with the next stays as it is until the next one
 * is there.
 */
export async function exit(page: HTMLElement, next: PageSlug): Promise<Departure> {
  const { opacity, transform } = getComputedStyle(page)
  // Otherwise Motion would write the interrupted entrance into the style attribute, which the
  // content security policy forbids in WebKit.
  fadeIn?.cancel()
  const isStill = prefersReducedMotion()
  const isAtRest = opacity === '1'
  const sharedElements = isAtRest && !isStill ? sharedWith(next, page) : []
  const isShared = sharedElements.length > 0
  if (isStill) await animate(page, { opacity: [opacity, 0] }, { duration: seconds('instant') })
  else if (!isShared)
    await animate(
      page,
      { opacity: [opacity, 0], transform: [transform, EXIT_TRANSFORM] },
      { duration: seconds('fast'), ease: EASING.in },
    )
  return { isShared, enter: (arriving) => enter(arriving, page, sharedElements) }
}

/**
 * Plays the entrance of a page.
 *
 * @param left the old page: shown again, because it may return
 * @param sharedElements those of the old page
 */
function enter(page: HTMLElement, left: HTMLElement, sharedElements: readonly HTMLElement[]): void {
  const pieces = [...new Set([page, left])]
  if (prefersReducedMotion()) {
    fadeIn = animate(pieces, FADE_IN, { duration: seconds('enterStill') })
    return
  }
  const stayed = sharedElements.length > 0
  if (!stayed) fadeIn = animate(pieces, FADE_IN, { duration: AT_ONCE_SECONDS })
  const arrived: readonly Element[] = stayed ? settleShared(page, sharedElements) : []
  const entrance = entranceOf(page).filter(({ element }) => !arrived.includes(element))
  for (const [index, { element, from }] of entrance.entries()) {
    const delay = Math.min(index, LAST_STEP) * STAGGER_SECONDS
    animate(element, ENTRANCE[from], { duration: seconds('page'), ease: EASING.out, delay })
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

const isHeroFrame = (frame: string) => frame === 'creator' || frame === 'brand'

/** Whether the next page begins with a frame; the list of posts has the cover of each. */
function shows(next: PageSlug, frame: string): boolean {
  if (isHeroFrame(frame)) return framesOf(pageOf(next)).includes(frame)
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
function sharedWith(next: PageSlug, page: HTMLElement): readonly HTMLElement[] {
  if (!('startViewTransition' in document)) return []
  const isShared = (frame: HTMLElement) => {
    const { top, width } = frame.getBoundingClientRect()
    // A view transition draws them above the header.
    const isInSight = width > 0 && top >= page.offsetTop && top < innerHeight
    return isInSight && shows(next, nameOf(frame))
  }
  return nameForTransition(framesIn(page).filter(isShared))
}

/**
 * What stands beside a cover stays above it while it moves: a view transition draws what only the new
 * page has on top. Named for that time only, since a name makes a stacking context.
 */
function keepBelow(cover: HTMLElement): void {
  if (isHeroFrame(nameOf(cover))) return
  const beside = [...(cover.parentElement?.children ?? [])].filter((element) => element !== cover)
  for (const [index, element] of beside.entries())
    element.animate(
      { viewTransitionName: Array(2).fill(`${nameOf(cover)}-${index}`) },
      DURATION_MS.hero,
    )
}

/** The same elements on the new page, in their places: they have no entrance of their own. */
function settleShared(page: HTMLElement, shared: readonly HTMLElement[]): readonly HTMLElement[] {
  // Not where Back restores a position further down.
  const frames = scrollY < page.offsetTop ? nameForTransition(framesIn(page)) : []
  const names = shared.map(nameOf)
  const arrived = frames.filter((frame) => names.includes(nameOf(frame)))
  for (const frame of arrived) keepBelow(frame)
  // Home's frames with their overlap
  const drawings = new Set(arrived.map((frame) => frame.closest('picture')?.parentElement ?? frame))
  for (const animation of [...drawings].flatMap((each) => each.getAnimations({ subtree: true })))
    if (animation.timeline === document.timeline) animation.finish()
  return arrived
}
