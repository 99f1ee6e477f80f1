import { type RefObject, useEffect } from 'react'

const GAP_PX = 8
/** Room for a label above the focused field */
const GAP_ABOVE_PX = 48

/**
 * Scrolls what has the keyboard's focus out from under the toast, of which a small window, or a large
 * one at 400 %, has little room beside it.
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
      if (!focused || !toast) return
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const isBeside = right <= toast.left || left >= toast.right
      if (isBeside || bottom <= toast.top || top >= toast.bottom) return
      const isAbove = toast.top < innerHeight / 2
      scrollBy({
        top: isAbove ? top - toast.bottom - GAP_ABOVE_PX : bottom - toast.top + GAP_PX,
        behavior: 'instant',
      })
    }
    uncover()
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [region, toastId])
}
