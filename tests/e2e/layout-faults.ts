import { expect, type Page } from '@playwright/test'
import { findClippedTexts } from '../support/clipped-texts.ts'
import { findCutWords } from '../support/cut-words.ts'
import { textsIn } from '../support/texts.ts'

/** The page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** On the page: what is wrong with the boxes of its elements, with the text of those that are. */
function findFaults() {
  const width = document.documentElement.clientWidth
  const header = document.querySelector('header')
  const title = document.querySelector('h1')
  if (!header || !title) throw new Error('A page without a header or a main title')
  const bounds = header.getBoundingClientRect()
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    const { overflowX } = getComputedStyle(parent)
    return ['hidden', 'clip', 'auto', 'scroll'].includes(overflowX) || isClipped(parent)
  }
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const rem = sizeOf(document.documentElement)
  const find = (selector: string, isFaulty: (element: HTMLElement, box: DOMRect) => boolean) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isFaulty(element, element.getBoundingClientRect()))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`)
  return {
    // Boxes and drawings, too, which have no text that the others could find
    outsideThePage: find(
      'body *',
      (element, box) =>
        box.width > 0 &&
        (box.right > width + 1 || box.left < -1) &&
        !isClipped(element) &&
        getComputedStyle(element).position !== 'absolute',
    ),
    // No edge cuts them, but they lie over what is beside.
    widerThanTheirBox: find(
      'h1, h2, h3, main a, main button, header a, footer a',
      ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    ),
    // What only assistive technology reads is cut off on purpose.
    cutBelow: find(
      ':is(h1, h2, h3, p, a, button, label, dd, li):not([aria-hidden=true] *)',
      (element) =>
        element.clientWidth > 1 &&
        getComputedStyle(element).overflow === 'hidden' &&
        element.scrollHeight > element.clientHeight + 1,
    ),
    // What follows moves as they come. Those that yield their room to large text are loaded.
    picturesWithoutRoom: [...document.images]
      .filter((img) => !img.complete && img.checkVisibility() && img.offsetHeight === 0)
      .map(({ src }) => src),
    outsideTheHeader: find(
      'header :is(a, button)',
      (element, { left, right, bottom }) =>
        header.contains(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (left < 0 || right > bounds.right || bottom > bounds.bottom),
    ),
    largerThanTheTitle: find('h2, h3', (heading) => sizeOf(heading) > sizeOf(title)),
    headerOfAnotherHeight: find(
      'header',
      (each, { height }) => each === header && height !== 5 * rem,
    ),
  }
}

/** Where text is large, the header may take a line more, and its name make room for the rest. */
const FINE_WHERE_LARGE = [
  /^headerOfAnotherHeight/,
  /^largerThanTheTitle/,
  new RegExp(`^widerThanTheirBox: A ${textsIn('en')('agencyName')}$`),
]
/** Where there is room for whole words of large text: not on a phone, nor between two layouts */
const ROOMY = [768, 1440]

/** A page keeps its text on the screen and within reach, also where that is large (WCAG 1.4.4, 1.4.10). */
export async function expectToFit(
  page: Page,
  widths: readonly number[],
  { isTextLarge = false } = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Sent at once: what takes time is the way to the browser and back.
    const [isWide, faults, clipped, cut] = await Promise.all([
      scrollsSideways(page),
      page.evaluate(findFaults),
      page.evaluate(findClippedTexts),
      isTextLarge && !ROOMY.includes(width)
        ? []
        : page.evaluate(findCutWords, isTextLarge ? 'h1, h2, h3, main :is(a, button)' : '*'),
    ])
    const found = Object.entries({
      scrollsSideways: isWide ? ['html'] : [],
      ...faults,
      clipped,
      cut,
    })
      .flatMap(([fault, texts]) => texts.map((text) => `${fault}: ${text}`))
      .filter((each) => !isTextLarge || !FINE_WHERE_LARGE.some((fine) => fine.test(each)))
    expect.soft(found, `${page.url()} at ${width} px`).toEqual([])
  }
}
