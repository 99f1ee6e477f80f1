import type { Page } from '../pages.ts'
import { EASING, seconds } from '../theme/timing.ts'
import { entranceOf } from '../ui/entrance.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'

/** Not needed before a visitor moves on, so it is no part of the first visit. Pages change without
 * it too. */
const loadMotion = () => import('motion/mini').catch(() => null)

const EXIT_TRANSFORM = 'translateY(-12px)'
/** The whole page, back where the exit has moved it away from */
const FADE_IN = { opacity: [0, 1], transform: ['none', 'none'] }
const ENTRANCE = {
  left: { opacity: [0, 1], transform: ['translateX(-24px)', 'none'] },
  right: { opacity: [0, 1], transform: ['translateX(24px)', 'none'] },
}
const STAGGER_SECONDS = 0.06
const LAST_STEP = 2

/** What is on the screen: the element that moves and the page in it. */
interface Shown {
  element: HTMLElement
  page: Page
}

/**
 * The gate between two pages: the outgoing page finishes leaving before the next one enters. The
 * root route awaits `leave` in its `beforeLoad`, so the router keeps the old page meanwhile; `enter`
 * plays once the next page is on the screen.
 */
class PageTransition {
  #shown: Shown | null = null
  #leaving: Promise<void> | null = null
  #fadeIn: { cancel: () => void } | undefined

  present(shown: Shown | null): void {
    this.#shown = shown
  }

  /** Makes ready for a move that the visitor is about to make. */
  prepare(): Promise<unknown> {
    return loadMotion()
  }

  /** Plays the exit of the page shown, unless it is the page that is asked for. */
  async leave(next: Page): Promise<void> {
    if (this.#shown && this.#shown.page !== next) this.#leaving ??= this.#exit(this.#shown.element)
    await this.#leaving
  }

  async #exit(element: HTMLElement): Promise<void> {
    const motion = await loadMotion()
    const { opacity, transform } = getComputedStyle(element)
    // Left to Motion, an interrupted entrance would be written into the style attribute, and WebKit
    // lets the policy forbid that.
    this.#fadeIn?.cancel()
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
  async enter(): Promise<void> {
    if (!this.#leaving || !this.#shown) return
    this.#leaving = null
    const page = this.#shown.element
    focusHeading(page)
    const motion = await loadMotion()
    if (!motion) return
    if (prefersReducedMotion()) {
      this.#fadeIn = motion.animate(page, FADE_IN, { duration: seconds('enterStill') })
      return
    }
    const entering = { duration: seconds('page'), ease: EASING.out }
    this.#fadeIn = motion.animate(page, FADE_IN, entering)
    for (const [place, { element, from }] of entranceOf(page).entries()) {
      const delay = Math.min(place, LAST_STEP) * STAGGER_SECONDS
      motion.animate(element, ENTRANCE[from], { ...entering, delay })
    }
  }
}

export const pageTransition = new PageTransition()

/** The keyboard and the screen reader go on from the heading of the page that has come. */
function focusHeading(element: HTMLElement): void {
  const heading = element.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
