import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, MOTION, open, test } from './fixtures.ts'
import { setRootFontSize } from './styles.ts'

/**
 * At each corner of each overlap, how many points of it are not in both of its frames, and how many that are in
 * both are not in it. An overlap is whatever lies where two of its siblings do.
 */
function pointsOutOfPlace(): { corner: string; of: string; wrong: number }[] {
  const REACH = 64
  /** Slivers lie along the edges. */
  const stepAt = (distance: number) => (distance < 8 ? 2 : 6)
  const isClose = (a: number, b: number) => Math.abs(a - b) < 1
  /** Its siblings whose common part it is */
  function framesOf(overlap: Element): Element[] | undefined {
    const box = overlap.getBoundingClientRect()
    if (!box.width || !box.height) return
    const others = [...(overlap.parentElement?.children ?? [])].filter(
      (other) => other !== overlap && other.checkVisibility({ visibilityProperty: true }),
    )
    const pairs = others.flatMap((a, index) => others.slice(index + 1).map((b) => [a, b]))
    return pairs.find((pair) => {
      const boxes = pair.map((each) => each.getBoundingClientRect())
      const edge = (name: 'left' | 'top' | 'right' | 'bottom') => boxes.map((each) => each[name])
      return (
        isClose(box.left, Math.max(...edge('left'))) &&
        isClose(box.top, Math.max(...edge('top'))) &&
        isClose(box.right, Math.min(...edge('right'))) &&
        isClose(box.bottom, Math.min(...edge('bottom')))
      )
    })
  }
  /** What of it is printed: with its frame it may move within its box. */
  const inkOf = (overlap: Element) => overlap.querySelector('[data-overlap] > *') ?? overlap

  const found: { corner: string; of: string; wrong: number }[] = []
  for (const overlap of document.querySelectorAll('main *')) {
    const frames = framesOf(overlap)
    if (!frames) continue
    for (const [atRight, atBottom] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const { top: y } = overlap.getBoundingClientRect()
      const height = atBottom ? overlap.clientHeight : 0
      window.scrollTo({ top: scrollY + y + height - innerHeight / 2, behavior: 'instant' })
      const box = overlap.getBoundingClientRect()
      let wrong = 0
      for (let dx = -1.5; dx < REACH; dx += stepAt(dx))
        for (let dy = -1.5; dy < REACH; dy += stepAt(dy)) {
          const at = document.elementsFromPoint(
            atRight ? box.right - dx : box.left + dx,
            atBottom ? box.bottom - dy : box.top + dy,
          )
          const isIn = (shape: Element) => at.includes(shape)
          if (isIn(inkOf(overlap)) !== frames.every(isIn)) wrong++
        }
      const corner = `${atBottom ? 'bottom' : 'top'} ${atRight ? 'right' : 'left'}`
      found.push({ corner, of: overlap.textContent.slice(0, 40), wrong })
    }
  }
  return found
}

/** On a phone large text needs the room that large corners would take. */
const WINDOWS = [
  { width: 390, fontSize: '100%' },
  { width: 768, fontSize: '200%' },
  { width: 1440, fontSize: '100%' },
]

test('an overlap is what both of its frames cover, corners too', async ({ page }) => {
  for (const path of ['/en/for-influencers', '/en/for-brands', '/en/contact'])
    await test.step(path, async () => {
      await open(page, path)
      for (const { width, fontSize } of WINDOWS) {
        await page.setViewportSize({ width, height: 900 })
        await setRootFontSize(page, fontSize)
        const corners = await page.evaluate(pointsOutOfPlace)
        expect(corners).not.toEqual([])
        const wrong = corners.filter((corner) => corner.wrong)
        expect.soft(wrong, `${width} px, text at ${fontSize}`).toEqual([])
      }
    })
})

/** The inks, and what the layers of a picture in them are called */
const INKS = { creator: 'left', brand: 'right', unison: 'overlap' } as const
type Ink = keyof typeof INKS

/** Shows one ink alone, in black on white, or the headings, or these and their copies in the inks. */
const alone = (shown: Ink | 'headings' | 'texts') => `
  :root {
    --colors-bg: white !important;
    --colors-stage: white !important;
    ${Object.keys(INKS)
      .map((ink) => `--colors-${ink}: ${ink === shown ? 'black' : 'transparent'} !important;`)
      .join('')}
  }
  :not(p, p *) { color: ${shown === 'texts' ? 'black' : 'transparent'} !important }
  p, p * { color: transparent !important }
  h2 { color: ${shown in INKS ? 'transparent' : 'black'} !important }
  header, main :is(a, img, article) { visibility: hidden }
  main [src*="service-"][src*="-${INKS[shown as Ink]}"] {
    visibility: visible; filter: brightness(0)
  }`

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** How dark each pixel of a part of the window is, 0 to 255, where that alone is shown */
async function printOf(page: Page, shown: Parameters<typeof alone>[0], clip: Box) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, alone(shown))
  return sharp(await page.screenshot({ clip, animations: 'allow' }))
    .greyscale()
    .negate({ alpha: false })
    .raw()
    .toBuffer()
}

/** The part of the window in which something is, as wide as the window */
const visiblePart = (page: Page, selector: string): Promise<Box> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const y = Math.max(0, Math.ceil(top))
    const height = Math.floor(Math.min(innerHeight, bottom)) - y
    return { x: 0, y, width: document.documentElement.clientWidth, height }
  })

/** The darkest of a pixel and those around it, in a part of the window of that width */
function darkestAround(at: number, width: number, dark: (at: number) => number): number {
  const steps = [-1, 0, 1]
  return Math.max(...steps.flatMap((dy) => steps.map((dx) => dark(at + dy * width + dx))))
}

/**
 * How many pixels have the third ink and are not in both frames, or have it not and are in both; and how many
 * columns have it. It may be larger by a pixel, so that nothing shines through at its edges.
 */
async function compareOverlap(page: Page, clip: Box) {
  const creator = await printOf(page, 'creator', clip)
  const brand = await printOf(page, 'brand', clip)
  const unison = await printOf(page, 'unison', clip)
  const common = (at: number) => ((creator[at] ?? 0) * (brand[at] ?? 0)) / 255
  let wrong = 0
  const columns = new Set<number>()
  // Without an iterator: there are a million pixels.
  for (let at = 0; at < unison.length; at++) {
    const value = unison[at] ?? 0
    const least = common(at)
    const most = value > least ? darkestAround(at, clip.width, common) : least
    if (value < least - 127 || value > most + 127) wrong++
    if (value > 127) columns.add(at % clip.width)
  }
  return { wrong, columns: columns.size }
}

const CLOSING = '[data-closing]'

/** Where frames meet as pages scroll, each in a window of one width; of Home's two pictures one is the mirror of the other. */
const MEETINGS = [
  { path: '/en', selector: 'li:has([src*=service-talent]) > :has(picture)', width: 1440 },
  { path: '/ru', selector: CLOSING, width: 390 },
  { path: '/de/blog', selector: CLOSING, width: 1440 },
  { path: '/en/for-influencers', selector: '[data-audience]', width: 1440 },
  { path: '/en/for-brands', selector: '[data-audience]', width: 390 },
]

/**
 * How much of the window is below the upper edge of what comes into it. All layers slide by one curve
 * (src/ui/meeting.recipe.ts): where their overlap is right at these, it is so between them.
 */
const SHARES = [0.18, 0.61]

test.describe('while the page scrolls', () => {
  test.use(MOTION)

  for (const { path, selector, width } of MEETINGS)
    test(`frames meet, and their overlap is what both cover: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
      await open(page, path)
      const section = page.locator(selector)
      const overlap = section.locator('[data-overlap]')
      const comesIn = (await overlap.count()) ? overlap : section
      const scrollTo = (share: number) =>
        comesIn.evaluate((element, place) => {
          const { top } = element.getBoundingClientRect()
          scrollBy({ top: top - innerHeight * (1 - place), behavior: 'instant' })
        }, share)
      await scrollTo(0.5)
      await expect
        .poll(() =>
          section
            .locator('img')
            .evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)),
        )
        .toBe(true)
      const columns: number[] = []
      for (const share of SHARES) {
        await scrollTo(share)
        const clip = await visiblePart(page, selector)
        const compared = await compareOverlap(page, clip)
        // Of the smoothed edge of a corner
        expect.soft(compared.wrong, `${share} of the window`).toBeLessThan(4)
        columns.push(compared.columns)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(clip.width)
        if (selector !== CLOSING) continue
        const headline = await printOf(page, 'headings', clip)
        const copies = await printOf(page, 'texts', clip)
        const beside = headline.filter((value, at) => Math.abs(value - (copies[at] ?? 0)) > 127)
        expect.soft(beside.length, `letters, ${share} of the window`).toBe(0)
      }
      const [first = 0, last = 0] = columns
      expect(last).toBeGreaterThan(20)
      if (path !== '/en') return expect(last, 'the overlap grows').toBeGreaterThan(1.2 * first)

      // The frames of Home's pictures meet up and down; they are in their places once a third of them is seen.
      for (const [seen, layers] of [
        [0.1, 4],
        [0.36, 0],
      ] as const) {
        await section.evaluate((element, seen) => {
          const { top, height } = element.getBoundingClientRect()
          scrollBy({ top: top + seen * height - innerHeight, behavior: 'instant' })
        }, seen)
        const moved = (all: Element[]) =>
          all.filter((each) => getComputedStyle(each).transform !== 'none').length
        await expect.poll(() => section.locator('*').evaluateAll(moved)).toBe(layers)
      }
    })
})
