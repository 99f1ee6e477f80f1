/**
 * On the page: words of headings that go on in the next line, although they may not be divided there, or
 * need not be, because they fit their column.
 */
export function findCutWords(): string[] {
  const linesOf = (text: Text, start: number, length: number) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + length)
    // WebKit adds an empty box at the end of the line before.
    const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
    return {
      count: new Set(boxes.map(({ bottom }) => Math.round(bottom))).size,
      width: boxes.reduce((sum, { width }) => sum + width, 0),
    }
  }

  const cut: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[^\s–-]+/g)) {
        const lines = linesOf(text, index, word.length)
        if (lines.count <= 1) continue
        const parts = Array.from(word.matchAll(/[^\u00AD]+/g))
        const isCutElsewhere = parts.some(
          (part) => linesOf(text, index + part.index, part[0].length).count > 1,
        )
        if (isCutElsewhere || lines.width <= heading.clientWidth) cut.push(word)
      }
    }
  }
  return cut
}
