/**
 * On the page: what Chrome's translator does. It takes every text away, puts a translation in two
 * elements of its own in its place, does the same with what comes later, and marks the document. The
 * words stay as they are here, so that they can be found.
 */
export function translatePage(): void {
  const UNTRANSLATED = 'font, script, style, textarea, svg, [translate=no]'

  const translate = (text: Text) => {
    const isWords = text.data.trim() !== ''
    if (!isWords || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }

  const textNodesIn = (root: Node): Text[] => {
    const texts: Text[] = root instanceof Text ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }

  for (const text of textNodesIn(document.body)) translate(text)
  new MutationObserver((changes) => {
    for (const text of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(textNodesIn)))
      translate(text)
  }).observe(document.body, { childList: true, subtree: true })
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'uk'
}
