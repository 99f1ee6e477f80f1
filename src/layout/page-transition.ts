import { animate } from 'motion/mini'
import type { Page } from '../i18n/location.ts'

/**
 * The gate between two pages (specification §2): the outgoing page finishes leaving before the
 * next one enters. The root route awaits `leavePage` in its `beforeLoad`, so the router keeps the
 * old page meanwhile; `enterPage` plays once the next page is on the screen.
 */

const EXIT = { opacity: 0, transform: 'translateY(-12px)' }
const ENTER = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] }
const EASE_IN: [number, number, number, number] = [0.7, 0, 0.84, 0]
const EASE_OUT: [number, number, number, number] = [0.16, 1, 0.3, 1]
const EXIT_S = 0.16
const ENTER_S = 0.32
const REDUCED_EXIT_S = 0.09
const REDUCED_ENTER_S = 0.12

interface Shown {
  element: HTMLElement
  page: Page
}

let shown: Shown | null = null
let leaving: Promise<void> | null = null

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Tells the gate what is on the screen: the element that moves and the page in it. */
export function presentPage(next: Shown | null): void {
  shown = next
}

/** Plays the exit of the page shown, unless it is the page that is asked for. */
export function leavePage(next: Page): Promise<void> {
  if (!shown || shown.page === next) return Promise.resolve()
  const { element } = shown
  leaving ??= (
    prefersReducedMotion()
      ? animate(element, { opacity: 0 }, { duration: REDUCED_EXIT_S })
      : animate(element, EXIT, { duration: EXIT_S, ease: EASE_IN })
  ).then(() => {})
  return leaving
}

/** Plays the entrance after an exit; a page that never left stays as it is. */
export function enterPage(): void {
  if (!leaving || !shown) return
  leaving = null
  if (prefersReducedMotion())
    animate(shown.element, { opacity: [0, 1] }, { duration: REDUCED_ENTER_S })
  else animate(shown.element, ENTER, { duration: ENTER_S, ease: EASE_OUT })
}
