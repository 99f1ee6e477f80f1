/**
 * On the page: words that break across lines where they may not be hyphenated; those of headings, links and
 * buttons also where they may, if they fit their column. Where hyphens are automatic, the browser decides, but
 * in headings.
 *
 * @param columns a selector of what holds the text
 */
export function findCutWords(columns = '*'): string[] {
  /** The last box of a letter: before it, Chromium has one for the hyphen, WebKit an empty one. */
  const boxOf = (text: Text, at: number) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return Array.from(range.getClientRects()).at(-1)
  }
  const linesOf = (text: Text, start: number, length: number) => {
    const letters = Array.from({ length }, (_, index) => start + index)
    const boxes = letters
      .filter((at) => text.data[at] !== '\u00AD')
      .flatMap((at) => boxOf(text, at) ?? [])
    // A line begins where a letter stands left of the one before; some headings are tilted.
    const starts = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.left ?? Infinity))
    return {
      count: starts.length,
      width: boxes.reduce((sum, { width }) => sum + width, 0),
    }
  }

  /** Far fewer boxes to ask for than those of letters */
  const isInOneLine = (text: Text, start = 0, length = text.length) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + length)
    return range.getClientRects().length <= 1
  }

  const columnOf = (element: Element | null): HTMLElement | null =>
    element instanceof HTMLElement && element.clientWidth > 0
      ? element
      : element && columnOf(element.parentElement)

  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    // The header hides the agency's name where it has no room.
    if (text.parentElement?.closest('header:not(main header)')) continue
    const column = columnOf(text.parentElement)
    if (!column?.matches(columns)) continue
    if (getComputedStyle(column).hyphens === 'auto' && !column.matches('h1, h2, h3')) continue
    if (isInOneLine(text)) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s–\-/()]+/g)) {
      if (isInOneLine(text, index, word.length)) continue
      const lines = linesOf(text, index, word.length)
      if (lines.count <= 1) continue
      // An address that an article quotes may be wider than a phone.
      if (/@|\.\w/.test(word) && column.matches('main :is(li, p)')) continue
      const parts = Array.from(word.matchAll(/[^\u00AD]+/g))
      const isCutElsewhere = parts.some(
        (part) => linesOf(text, index + part.index, part[0].length).count > 1,
      )
      const isWhole = column.matches('h1, h2, h3, a, button') && lines.width <= column.clientWidth
      if (isCutElsewhere || isWhole) cut.push(word)
    }
  }
  return cut
}
