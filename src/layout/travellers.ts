import type { Page } from '../pages.ts'

/** Whose first screens show a frame (`travelsAs`) */
const PAGES: Record<string, readonly Page[]> = {
  creator: ['', 'for-influencers', 'contact'],
  brand: ['', 'for-brands', 'contact'],
}

const nameOf = ({ dataset }: HTMLElement) => dataset.frame ?? ''

const framesOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-frame]')]

/** Tells the browser which picture is which, on the old page and on the new one. */
function nameForTransition(frames: readonly HTMLElement[]): readonly HTMLElement[] {
  for (const frame of frames) frame.style.viewTransitionName = nameOf(frame)
  return frames
}

/** The frames of a page that travel to the next one, where the browser can do so. */
export function departing(page: HTMLElement, next: Page): readonly HTMLElement[] {
  if (!('startViewTransition' in document)) return []
  const isGoing = (frame: HTMLElement) => {
    const { top, width } = frame.getBoundingClientRect()
    // A view transition draws them above everything: none may lie under the header.
    const isInSight = width > 0 && top >= page.offsetTop && top < innerHeight
    return isInSight && PAGES[nameOf(frame)]?.includes(next)
  }
  return nameForTransition(framesOf(page).filter(isGoing))
}

/** The same frames on the page that has come. To travel is their entrance: they have no other. */
export function arriving(
  page: HTMLElement,
  departed: readonly HTMLElement[],
): readonly HTMLElement[] {
  // Going back leads to where one was on the page.
  const frames = scrollY < page.offsetTop ? nameForTransition(framesOf(page)) : []
  const names = departed.map(nameOf)
  const arrived = frames.filter((frame) => names.includes(nameOf(frame)))
  for (const animation of arrived.flatMap((frame) => frame.getAnimations()))
    if (animation.timeline === document.timeline) animation.finish()
  return arrived
}
