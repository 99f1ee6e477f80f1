/**
 * On the page: texts cut off by the screen or by an element that clips its overflow. Those that can be
 * scrolled to are not.
 */
export function findClippedTexts(): string[] {
  interface Edges {
    left: number
    right: number
  }
  /** Between which edges the children of an element are seen, or `null` where one can scroll to them */
  const edgesWithin = (element: Element | null): Edges | null => {
    if (!element) return { left: 0, right: document.documentElement.clientWidth }
    const { overflowX, position } = getComputedStyle(element)
    const { left, right, width } = element.getBoundingClientRect()
    const isForScreenReaders = position === 'absolute' && width <= 1
    if (['auto', 'scroll'].includes(overflowX) || isForScreenReaders) return null
    const around = edgesWithin(element.parentElement)
    if (!around || !['hidden', 'clip'].includes(overflowX)) return around
    return { left: Math.max(left, around.left), right: Math.min(right, around.right) }
  }
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const clipped: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (!parent || !text.data.trim() || !isVisible(parent)) continue
    const edges = edgesWithin(parent)
    const range = document.createRange()
    range.selectNodeContents(text)
    const isCut = [...range.getClientRects()].some(
      ({ left, right }) => edges && (left < edges.left - 1 || right > edges.right + 1),
    )
    if (isCut) clipped.push(text.data)
  }
  return clipped
}
