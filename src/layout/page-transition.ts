import type { Page } from '../pages.ts'
import { EASING, seconds } from '../theme/timing.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'

/**
 * The gate between two pages (specification §2): the outgoing page finishes leaving before the
 * next one enters. The root route awaits `leavePage` in its `beforeLoad`, so the router keeps the
 * old page meanwhile; `enterPage` plays once the next page is on the screen.
 */

/** Not needed before a visitor moves on, so it is no part of the first visit. Pages change without
 * it too. */
const loadMotion = () => import('motion/mini').catch(() => null)

const EXIT_TRANSFORM = 'translateY(-12px)'
/** The whole page, back where the exit has moved it away from */
const FADE_IN = { opacity: [0, 1], transform: ['none', 'none'] }

/** The columns of a page's opening, each marked with the side that it comes from: they meet. */
const COLUMNS = '[data-enters]'
const ENTRANCE = {
  left: { opacity: [0, 1], transform: ['translateX(-24px)', 'none'] },
  right: { opacity: [0, 1], transform: ['translateX(24px)', 'none'] },
}
const STAGGER_SECONDS = 0.06
const LAST_STEP = 2

interface Shown {
  element: HTMLElement
  page: Page
}

let shown: Shown | null = null
let leaving: Promise<void> | null = null
/** The fading in of the page shown */
let entrance: { cancel: () => void } | undefined

/** Tells the gate what is on the screen: the element that moves and the page in it. */
export function presentPage(next: Shown | null): void {
  shown = next
}

/** Makes ready for a move that the visitor is about to make. */
export const prepareToLeave = (): Promise<unknown> => loadMotion()

/** Plays the exit of the page shown, unless it is the page that is asked for. */
export function leavePage(next: Page): Promise<void> {
  if (shown && shown.page !== next) leaving ??= exit(shown.element)
  return leaving ?? Promise.resolve()
}

async function exit(element: HTMLElement): Promise<void> {
  const motion = await loadMotion()
  const { opacity, transform } = getComputedStyle(element)
  // Left to Motion, an interrupted entrance would be written into the style attribute, and WebKit
  // lets the policy forbid that.
  entrance?.cancel()
  const fadeOut = { opacity: [opacity, 0] }
  await (prefersReducedMotion()
    ? motion?.animate(element, fadeOut, { duration: seconds('instant') })
    : motion?.animate(
        element,
        { ...fadeOut, transform: [transform, EXIT_TRANSFORM] },
        { duration: seconds('fast'), ease: EASING.in },
      ))
}

/** Plays the entrance after an exit; a page that never left stays as it is. */
export async function enterPage(): Promise<void> {
  if (!leaving || !shown) return
  leaving = null
  const { element } = shown
  focusHeading(element)
  const motion = await loadMotion()
  if (!motion) return
  if (prefersReducedMotion()) {
    entrance = motion.animate(element, FADE_IN, { duration: seconds('enterStill') })
    return
  }
  const entering = { duration: seconds('page'), ease: EASING.out }
  entrance = motion.animate(element, FADE_IN, entering)
  for (const [place, { piece, from }] of openingOf(element).entries()) {
    const delay = Math.min(place, LAST_STEP) * STAGGER_SECONDS
    motion.animate(piece, ENTRANCE[from], { ...entering, delay })
  }
}

/** What a page's opening is made of, in the order in which it enters: the heading comes first. */
function openingOf(page: HTMLElement) {
  return [...page.querySelectorAll<HTMLElement>(COLUMNS)]
    .flatMap((column) => {
      const from = column.dataset.enters === 'right' ? ('right' as const) : ('left' as const)
      const pieces = column.querySelector(':scope > h1') ? [...column.children] : [column]
      return pieces.map((piece) => ({ piece, from }))
    })
    .sort((a, b) => Number(b.piece.matches('h1')) - Number(a.piece.matches('h1')))
}

/** The keyboard and the screen reader go on from the heading of the page that has come. */
function focusHeading(element: HTMLElement): void {
  const heading = element.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
