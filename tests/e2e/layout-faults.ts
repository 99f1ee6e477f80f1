import type { Page } from '@playwright/test'
import { findClippedTexts } from '../support/clipped-texts.ts'
import { findCutWords } from '../support/cut-words.ts'

/** Layout faults of a page, with the text of the elements that have them. */

/** The page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Elements that stick out of the page: boxes and drawings, too, which have no text that the others could find. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      const { overflowX } = getComputedStyle(parent)
      return ['hidden', 'clip', 'auto', 'scroll'].includes(overflowX) || isClipped(parent)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, left, width: own } = element.getBoundingClientRect()
        return own > 0 && (right > width + 1 || left < -1) && !isClipped(element)
      })
      .filter((element) => getComputedStyle(element).position !== 'absolute')
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })

/** Headings and buttons whose text is wider than the box that holds it: no edge cuts it, but it lies over what is beside. */
const tooWideTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main a, main button, header a, footer a')]
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
  )

/** Texts cut off by the screen or by their container, even one far above that fits the page. */
export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate(findClippedTexts)

/** Words that are cut at the end of a line: a fault where nothing sticks out. */
export const cutWords = (page: Page, columns?: string): Promise<string[]> =>
  page.evaluate(findCutWords, columns)

/** Pictures that wait to be loaded without room: then what follows moves. Those that yield it to large text are loaded. */
const withoutReservedSpace = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (picture) => !picture.complete && picture.checkVisibility() && picture.offsetHeight === 0,
      )
      .map(({ src }) => src),
  )

/** SVG elements without a size, which browsers lay out differently. */
export const unsizedDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body svg')]
      .filter((drawing) => {
        const style = drawing.computedStyleMap()
        return ['width', 'height'].every((side) => String(style.get(side)) === 'auto')
      })
      .map(({ parentElement }) => `in ${parentElement?.outerHTML.slice(0, 80)}`),
  )

/** Titles that are larger than the main one. */
export const largerThanMain = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize)
    const main = document.querySelector('h1')
    if (!main) throw new Error('A page without a main title')
    return [...document.querySelectorAll('h2, h3')]
      .filter((heading) => sizeOf(heading) > sizeOf(main))
      .map((heading) => `${sizeOf(heading)} px: ${heading.textContent}`)
  })

/** How many lines the main title takes. */
export const linesOfTitle = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('h1')
    if (!main) throw new Error('A page without a main title')
    return Math.round(main.clientHeight / Number.parseFloat(getComputedStyle(main).lineHeight))
  })

/** Headings with automatic hyphenation. */
export const autoHyphenatedHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => getComputedStyle(heading).hyphens === 'auto')
      .map(({ textContent }) => textContent),
  )

/** Links marked as current that lead to another page. */
export const falselyCurrent = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[aria-current=page], a.active')]
      .filter(({ pathname }) => pathname !== location.pathname)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

/** The height of the header in rem, and those of its links and buttons that stand outside of it. */
const headerLine = (page: Page): Promise<{ height: number; outside: string[] }> =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    if (!header) throw new Error('A page without a header')
    const bounds = header.getBoundingClientRect()
    const outside = [...header.querySelectorAll('a, button')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right, bottom } = each.getBoundingClientRect()
        return left < 0 || right > bounds.right || bottom > bounds.bottom
      })
      .map((each) => each.textContent)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return { height: bounds.height / rem, outside }
  })

/** Fonts that were loaded although the document does not preload them. */
export const lateFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')
    const preloaded = Array.from(preloads, ({ href }) => href)
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2') && !preloaded.includes(name))
  })

/** What is wrong with the layout of a page, as wide as it is. */
export async function layoutFaults(page: Page) {
  // Sent at once: what takes time is the way to the browser and back.
  const [isWide, over, clipped, tooWide, without, header] = await Promise.all([
    scrollsSideways(page),
    overflowing(page),
    clippedTexts(page),
    tooWideTexts(page),
    withoutReservedSpace(page),
    headerLine(page),
  ])
  return {
    scrollsSideways: isWide,
    overflowing: over,
    clippedTexts: clipped,
    tooWideTexts: tooWide,
    withoutReservedSpace: without,
    outsideTheHeader: header.outside,
    headerHeight: header.height,
  }
}

export const NO_FAULTS: Awaited<ReturnType<typeof layoutFaults>> = {
  scrollsSideways: false,
  overflowing: [],
  clippedTexts: [],
  tooWideTexts: [],
  withoutReservedSpace: [],
  outsideTheHeader: [],
  headerHeight: 5,
}
