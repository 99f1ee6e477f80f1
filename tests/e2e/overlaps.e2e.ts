import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pagePath } from '../../src/urls/location.ts'
import { expect, MOTION, open, test } from './fixtures.ts'

/**
 * At each corner of each overlap, how many points of it are not in both of its frames, and how many that are in
 * both are not in it. An overlap is whatever lies where two of its siblings do.
 */
function pointsOutOfPlace(): { corner: string; of: string; wrong: number }[] {
  const REACH = 64
  /** Slivers lie along the edges. */
  const stepAt = (distance: number) => (distance < 8 ? 2 : 6)
  const isClose = (a: number, b: number) => Math.abs(a - b) < 1
  /** The part of the page that both cover */
  const common = (a: DOMRect, b: DOMRect) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const edges = ['left', 'top', 'right', 'bottom'] as const
  /** Its siblings whose common part it is. */
  function framesOf(overlap: Element): [Element, Element] | undefined {
    const box = overlap.getBoundingClientRect()
    if (!box.width || !box.height) return
    const others = [...(overlap.parentElement?.children ?? [])].filter(
      (other) => other !== overlap && other.checkVisibility({ visibilityProperty: true }),
    )
    for (const [index, a] of others.entries())
      for (const b of others.slice(index + 1)) {
        const both = common(a.getBoundingClientRect(), b.getBoundingClientRect())
        if (edges.every((edge) => isClose(both[edge], box[edge]))) return [a, b]
      }
    return undefined
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

/** Pages with a frame over another's corner; posts end with the panel of one of them. */
const PATHS = (['for-influencers', 'for-brands', 'contact'] as const).map((page) =>
  pagePath('en', page),
)

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

for (const path of PATHS)
  test(`an overlap is what both of its frames cover, corners too: ${path}`, async ({ page }) => {
    let corners = 0
    await open(page, path)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      // On a phone large text needs the room that large corners would take.
      for (const fontSize of screen.width < 768 ? ['100%'] : ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, fontSize)
        const atCorners = await page.evaluate(pointsOutOfPlace)
        const wrong = atCorners.filter((corner) => corner.wrong)
        expect.soft(wrong, `${screen.width} px, text at ${fontSize}`).toEqual([])
        corners += atCorners.length
      }
    }
    expect(corners).toBeGreaterThan(0)
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

/** Where frames meet as pages scroll; of Home's two pictures one is the mirror of the other. */
const MEETINGS: Record<string, string> = {
  '/en': 'li:has([src*=service-talent]) > :has(picture)',
  '/ru': CLOSING,
  '/de/blog': CLOSING,
  '/en/for-influencers': '[data-audience]',
  '/en/for-brands': '[data-audience]',
}

/**
 * How much of the window is below the upper edge of what comes into it. All layers slide by one curve
 * (src/ui/meeting.recipe.ts): where their overlap is right at these, it is so between them.
 */
const SHARES = [0.05, 0.18, 0.35, 0.61]

test.describe('while the page scrolls', () => {
  test.use(MOTION)

  for (const [path, selector] of Object.entries(MEETINGS))
    test(`frames meet, and their overlap is what both cover: ${path}`, async ({ page }) => {
      await open(page, path)
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const)
        await test.step(`${width} px wide`, async () => {
          await page.setViewportSize({ width, height })
          await expectToMeet(page, selector)
        })
    })

  async function expectToMeet(page: Page, selector: string) {
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
      // As they touch, a column of pixels is covered in part by both.
      const touching = compared.columns > 1 ? 0 : clip.height
      // Of the smoothed edge of a corner
      expect.soft(compared.wrong, `${share} of the window`).toBeLessThan(4 + touching)
      columns.push(compared.columns)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(clip.width)
      if (selector !== CLOSING) continue
      const headline = await printOf(page, 'headings', clip)
      const copies = await printOf(page, 'texts', clip)
      const beside = headline.filter((value, at) => Math.abs(value - (copies[at] ?? 0)) > 127)
      expect.soft(beside.length, `letters, ${share} of the window`).toBe(0)
    }
    expect(columns, 'the overlap grows').toEqual(columns.toSorted((a, b) => a - b))
    // Those of Home's pictures meet up and down.
    const grownFrom = selector.includes('service') ? 0 : 1.2 * (columns[1] ?? 0)
    expect(columns.at(-1)).toBeGreaterThan(Math.max(20, grownFrom))
  }

  test('both frames of a picture of Home are in their places once a third of it is seen', async ({
    page,
  }) => {
    await open(page, '/en')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const picture of await page.locator('li:has([src*=service]) > :has(picture)').all()) {
        const movedAt = (share: number) =>
          picture.evaluate((element, seen) => {
            const { top, height } = element.getBoundingClientRect()
            scrollBy({ top: top + seen * height - innerHeight, behavior: 'instant' })
            return new Promise<number>((resolve) => {
              requestAnimationFrame(() => {
                const moved = (each: Element) => getComputedStyle(each).transform !== 'none'
                resolve([...element.querySelectorAll('*')].filter(moved).length)
              })
            })
          }, share)
        await expect.poll(() => movedAt(0.1)).toBe(4)
        await expect.poll(() => movedAt(0.36)).toBe(0)
      }
    }
  })
})
