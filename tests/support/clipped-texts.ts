/**
 * On the page: texts cut off by the screen or by an element that clips its overflow, at its sides or its
 * rounded corners. Those that can be scrolled to are not, nor the copies of a headline that inks cut.
 */
export function findClippedTexts(): string[] {
  /** The elements that clip what is in `element`, or `null` where one can scroll to it */
  const clippersOf = (element: Element | null): Element[] | null => {
    if (!element) return []
    const { overflowX, position } = getComputedStyle(element)
    const isForScreenReaders = position === 'absolute' && element.clientWidth <= 1
    if (['auto', 'scroll'].includes(overflowX) || isForScreenReaders) return null
    const around = clippersOf(element.parentElement)
    if (!around || !['hidden', 'clip'].includes(overflowX)) return around
    return [element, ...around]
  }
  /** Whether a corner of the text lies between a rounded corner of the element and its arc */
  const isCutByCorner = (text: DOMRect, element: Element): boolean => {
    const box = element.getBoundingClientRect()
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius)
    const reach = Math.min(radius, box.width / 2, box.height / 2)
    // Letters do not fill their line.
    const leading = text.height / 4
    const ys = [text.top + leading, text.bottom - leading]
    // What is outside is folded, or cut below by intention as the wordmark is.
    if (reach === 0 || ys.some((y) => y < box.top || y > box.bottom)) return false
    const depth = (from: number, start: number, end: number) =>
      Math.max(0, start + reach - from, from - (end - reach))
    return [text.left, text.right].some((x) =>
      ys.some(
        (y) => Math.hypot(depth(x, box.left, box.right), depth(y, box.top, box.bottom)) > reach + 1,
      ),
    )
  }
  const isCutBySides = ({ left, right }: DOMRect, within: { left: number; right: number }) =>
    left < within.left - 1 || right > within.right + 1
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

  const screen = { left: 0, right: document.documentElement.clientWidth }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const clipped: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (!parent || !text.data.trim() || !isVisible(parent)) continue
    if (parent.closest('[data-closing] [aria-hidden]')) continue
    const clippers = clippersOf(parent)
    if (!clippers) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const isCut = [...range.getClientRects()].some(
      (line) =>
        isCutBySides(line, screen) ||
        clippers.some(
          (element) =>
            isCutBySides(line, element.getBoundingClientRect()) || isCutByCorner(line, element),
        ),
    )
    if (isCut) clipped.push(text.data)
  }
  return clipped
}
