import { type RefObject, useEffect } from 'react'

const GAP_PX = 8
/** Room for a label above the focused field */
const GAP_ABOVE_PX = 48
/** Room for its error below it */
const GAP_BELOW_PX = 32

/** What is pressed or filled in, what a choice is called, and what is wrong with a field */
const CONTROLS = 'main :is(a, button, input, textarea, select, nav > p, [id$="-error"])'

/**
 * Scrolls what has the keyboard's focus out from under the toast: a small window, or a large one at
 * 400 %, has little room beside it. On a phone, where an error shows at the top, the controls beside the
 * wrong field are uncovered too, if the field stays on the screen.
 */
export function useUncoveredFocus(
  region: RefObject<HTMLElement | null>,
  toastId: string | undefined,
): void {
  useEffect(() => {
    if (!toastId) return
    const uncover = () => {
      const focused = document.querySelector(':is(main, footer) :focus-visible')
      const toast = region.current?.getBoundingClientRect()
      if (focused && toast) uncoverFocused(focused, toast)
    }
    // When the browser has scrolled to the first wrong field
    let frame: number
    const uncoverAround = () => {
      frame = requestAnimationFrame(() => {
        const field = document.querySelector('main :is(input, textarea, select):focus')
        const toast = region.current?.getBoundingClientRect()
        if (field && toast) uncoverControls(field, toast)
      })
    }
    uncover()
    uncoverAround()
    document.addEventListener('focusin', uncover)
    document.addEventListener('focusin', uncoverAround, { once: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', uncover)
      document.removeEventListener('focusin', uncoverAround)
    }
  }, [region, toastId])
}

const isAtTop = ({ top, bottom }: DOMRect) => top < innerHeight - bottom

const scrollByPx = (top: number) => scrollBy({ top, behavior: 'instant' })

const covers = (toast: DOMRect, { left, right, top, bottom }: DOMRect, shift = 0) =>
  right > toast.left &&
  left < toast.right &&
  bottom + shift > toast.top &&
  top + shift < toast.bottom

function uncoverFocused(focused: Element, toast: DOMRect): void {
  const bounds = focused.getBoundingClientRect()
  if (!covers(toast, bounds)) return
  scrollByPx(
    isAtTop(toast) ? bounds.top - toast.bottom - GAP_ABOVE_PX : bounds.bottom - toast.top + GAP_PX,
  )
}

function uncoverControls(focused: Element, toast: DOMRect): void {
  if (!isAtTop(toast)) return
  const controls = Array.from(document.querySelectorAll(CONTROLS), (each) =>
    each.getBoundingClientRect(),
  )
  const room = innerHeight - GAP_BELOW_PX - focused.getBoundingClientRect().bottom
  const shiftFrom = (shift: number): number => {
    const covered = controls.filter((bounds) => covers(toast, bounds, shift))
    if (shift > room || covered.length === 0) return shift
    return shiftFrom(toast.bottom + GAP_PX - Math.min(...covered.map(({ top }) => top)))
  }
  const shift = shiftFrom(0)
  if (shift <= room) scrollByPx(-shift)
}
