/**
 * On the page: words of headings and buttons that break across lines where they may not be hyphenated, or although
 * they fit their column.
 */
export function findCutWords(): string[] {
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

  const cut: string[] = []
  for (const box of document.querySelectorAll('h1, h2, h3, main :is(a, button)')) {
    // A link within a text
    if (box.clientWidth === 0) continue
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[^\s–-]+/g)) {
        const lines = linesOf(text, index, word.length)
        if (lines.count <= 1) continue
        const parts = Array.from(word.matchAll(/[^\u00AD]+/g))
        const isCutElsewhere = parts.some(
          (part) => linesOf(text, index + part.index, part[0].length).count > 1,
        )
        if (isCutElsewhere || lines.width <= box.clientWidth) cut.push(word)
      }
    }
  }
  return cut
}
