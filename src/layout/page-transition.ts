import type { Audience } from '../content/audience.ts'
import type { PostId } from '../content/post-ids.ts'
import type { PageSlug } from '../urls/pages.ts'
import type { Departure } from './page-animations.ts'

/** Loaded with the first navigation; without it pages change without animation. */
const loadAnimations = () => import('./page-animations.ts').catch(() => null)

/** The element that moves, and the page in it. */
interface Shown {
  element: HTMLElement
  page: PageSlug
}

/**
 * The gate between two pages: the outgoing page finishes leaving before the next one enters. The
 * root route awaits `leave` in its `beforeLoad`, so the router keeps the old page meanwhile; `enter`
 * plays once the next page is on the screen.
 */
class PageTransition {
  #shown: Shown | null = null
  #next: PageSlug | null = null
  #focused: Element | null = null
  #leaving: Promise<void> | null = null
  #departure: Departure | null = null

  /** Whether both pages have a shared element, which moves in a view transition. */
  get hasSharedElements(): boolean {
    return !!this.#departure?.isShared
  }

  present(shown: Shown | null): void {
    this.#shown = shown
  }

  prepare(): Promise<unknown> {
    return loadAnimations()
  }

  /** Plays the exit of the current page, unless the next one is the same. */
  async leave(next: PageSlug): Promise<void> {
    this.#next = next
    if (this.#shown) {
      this.#focused = document.activeElement
      if (this.#shown.page !== next) this.#leaving ??= this.#exit(this.#shown.element, next)
    }
    await this.#leaving
  }

  async #exit(element: HTMLElement, next: PageSlug): Promise<void> {
    const animations = await loadAnimations()
    // Whatever goes wrong, the next page is shown.
    this.#departure = (await animations?.exit(element, next).catch(() => null)) ?? {}
  }

  /** A link to the page shown leads to its beginning. */
  returnToTop(): void {
    scrollTo({ top: 0, behavior: 'instant' })
    if (this.#shown) focusStart(this.#shown.element, document.activeElement)
  }

  /**
   * Plays the entrance after an exit; a page that never left stays as it is, but the focus of a link to a
   * part of it that went with the link.
   */
  enter(hash: string): void {
    const { element, page } = this.#shown ?? {}
    const departure = this.#departure
    // React may report the first page during its exit.
    if (!element || page !== this.#next) return
    if (departure || (hash && !this.#focused?.isConnected)) focusStart(element, this.#focused, hash)
    if (!departure) return
    this.#leaving = this.#departure = null
    departure.enter?.(element)
  }
}

export const pageTransition = new PageTransition()

/**
 * Focuses the heading of the new page, or of the part of it that `hash` names, decoded.
 *
 * @param focused the active element at the start of the navigation: if the focus has moved since, for
 *   example to a menu, it stays there
 */
function focusStart(page: HTMLElement, focused: Element | null, hash = ''): void {
  const { activeElement, body } = document
  const wentWithItsPage = activeElement === body && !focused?.isConnected
  if (activeElement !== focused && !wentWithItsPage) return
  const part = hash ? page.querySelector(`#${CSS.escape(hash)}`) : null
  const heading =
    part?.closest<HTMLElement>('h2, h3') ??
    part?.querySelector<HTMLElement>('h2, h3') ??
    page.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Marks a column of a page's hero with the side that it enters from. */
export const entersFrom = (side: 'left' | 'right') => ({ 'data-enters': side })

/**
 * Marks a picture as a shared element, one of the two frames or the cover of a post: it moves to the
 * next page that shows it too.
 */
export const sharedFrame = (frame: Audience | PostId) => ({ 'data-frame': frame })
