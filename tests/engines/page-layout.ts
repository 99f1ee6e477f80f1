/** How large the parts of a page are, compared between Chromium and the other engines. */

interface Box {
  left: number
  width: number
  height: number
  /** How much higher it is with one more line of its largest heading and one of its text */
  line: number
}

/** Boxes by the names of their elements: `h2 3 “Four things”` */
type Layout = Record<string, Box>

/** On the page: the boxes of its headings, pictures, sections and steps. */
export function measureLayout(): Layout {
  const HEADINGS = 'h1, h2, h3'
  const page = document.documentElement
  const largestLineOf = (element: Element, selector: string) =>
    Math.max(
      0,
      ...[element, ...element.querySelectorAll(selector)]
        .filter((each) => each.matches(selector))
        .map((text) => Number.parseFloat(getComputedStyle(text).lineHeight)),
    )
  const lineOf = (element: Element) => {
    // A picture may be as high as the text beside it, and a duet as what its text leaves of the screen.
    if (element.matches('article img, [data-drawing] svg'))
      return largestLineOf(element.closest('article, section') ?? element, 'p')
    return largestLineOf(element, HEADINGS) + largestLineOf(element, 'p')
  }
  // How wide a scroll bar is, is a matter of the desktop.
  page.style.scrollbarWidth = 'none'
  const { clientWidth: width, scrollHeight: height } = page
  const boxes: Layout = { page: { left: 0, width, height, line: lineOf(page) } }

  const count: Record<string, number> = {}
  for (const element of document.querySelectorAll(
    `${HEADINGS}, img, svg, section, main ol, header, footer`,
  )) {
    const { left, width, height } = element.getBoundingClientRect()
    // An icon in a link stands where its words end, and engines do not agree on how wide a select is.
    if (width === 0 || element.matches(':is(a, button) svg, :has(> select) > svg')) continue
    const tag = element.tagName.toLowerCase()
    count[tag] = (count[tag] ?? 0) + 1
    const text = element.matches(HEADINGS) ? ` “${element.textContent.slice(0, 30)}”` : ''
    boxes[`${tag} ${count[tag]}${text}`] = { left, width, height, line: lineOf(element) }
  }
  page.style.scrollbarWidth = ''
  return boxes
}

/** Letters are a little wider in one engine than in another: a heading or a text may take a line more. */
const TOLERANCE = { share: 0.04, pixels: 8 }

const isNear = (one: number, other: number, slack = 0) =>
  Math.abs(one - other) <=
  slack + Math.max(TOLERANCE.pixels, TOLERANCE.share * Math.max(one, other))

const isAlike = (one: Box, other: Box) =>
  isNear(one.left, other.left) &&
  isNear(one.width, other.width) &&
  isNear(one.height, other.height, one.line)

const inWords = (box: Box | undefined) =>
  box
    ? `${Math.round(box.width)} × ${Math.round(box.height)} at ${Math.round(box.left)}`
    : 'missing'

/** What has another position or size in the other engine, in words. */
export const differences = (one: Layout, other: Layout): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) => {
    const [a, b] = [one[name], other[name]]
    return a && b && isAlike(a, b) ? [] : [`${name}: ${inWords(a)} ≠ ${inWords(b)}`]
  })
