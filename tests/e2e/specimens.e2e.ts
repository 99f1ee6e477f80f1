import type { Page } from '@playwright/test'
import { ROWS } from '../../src/sections/specimens/rows.ts'
import { textsIn } from '../support/texts.ts'
import { expect, test } from './fixtures.ts'
import { boxOf } from './locators.ts'

const t = textsIn('en')
const PROOFS = [
  { promise: 0, specimen: 'profileAnalysis', isWide: false },
  { promise: 2, specimen: 'agreement', isWide: false },
  { promise: 4, specimen: 'report', isWide: true },
] as const
/** What no specimen proves: on a desk beside the agreement, otherwise below it */
const FURTHER = [1, 3, 5] as const

/** Windows, and where a specimen that is not wide is in them */
const LAYOUTS = [
  { width: 390, isBeside: false },
  { width: 768, isBeside: false },
  { width: 1440, isBeside: true },
]

test('on Home each specimen is below its promise, on a wide screen beside it', async ({ page }) => {
  await page.goto('/en')
  const placeOf = (index: (typeof PROOFS)[number]['promise'] | (typeof FURTHER)[number]) =>
    boxOf(page.getByText(t(`homePage.whyChoosePoints.${index}`)))
  for (const { width, isBeside } of LAYOUTS)
    await test.step(`in a window of ${width} px; promises without a specimen stand before the last`, async () => {
      await page.setViewportSize({ width, height: 900 })
      for (const { promise: index, specimen, isWide } of PROOFS) {
        const sheet = page.getByRole('article').filter({
          has: page.getByRole('heading', { name: t(`specimens.${specimen}.title`), exact: true }),
        })
        const paper = await boxOf(sheet)
        const promise = await placeOf(index)
        if (isBeside && !isWide) {
          const [first, last] = promise.x < paper.x ? [promise, paper] : [paper, promise]
          expect(first.x + first.width).toBeLessThanOrEqual(last.x)
          expect(promise.y).toBeGreaterThanOrEqual(paper.y)
          expect(promise.y).toBeLessThan(paper.y + paper.height)
        } else expect(promise.y + promise.height).toBeLessThanOrEqual(paper.y)
      }
      const places = await Promise.all(FURTHER.map(placeOf))
      const [before, after] = [await placeOf(2), await placeOf(4)]
      for (const { y, height } of places) {
        expect(y).toBeGreaterThanOrEqual(before.y + before.height)
        expect(y + height).toBeLessThan(after.y)
      }
    })

  await test.step('on a wide screen each specimen and its promise are seen at once', async () => {
    const pairs = page.locator('main div:has(> article:has(dl))')
    await expect(pairs).toHaveCount(PROOFS.length)
    for (const pair of await pairs.all()) {
      await pair.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      )
      await expect(pair).toBeInViewport({ ratio: 0.99 })
    }
  })

  await test.step('the clauses of the agreement are numbered', async () => {
    const clauses = page
      .getByRole('article')
      .filter({ hasText: t('specimens.agreement.title') })
      .locator('dt')
    await expect(clauses).toHaveCount(ROWS.agreement.length)
    // What a counter writes is in no text of the document.
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const texts = nodes
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => String(name?.value).trim())
      .filter(Boolean)
    for (const [index, term] of (await clauses.allTextContents()).entries())
      expect(texts[texts.indexOf(term) - 1], term).toBe(`${index + 1}`)
  })
})

/** The titles of the steps are clearly larger than their texts on a tablet. */
async function expectLargeTitles(page: Page) {
  await page.setViewportSize({ width: 768, height: 900 })
  const ratios = await page.locator('main ol > li').evaluateAll((steps) =>
    steps.map((step) => {
      const sizeOf = (selector: string) => {
        const element = step.querySelector(selector)
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
      }
      return sizeOf('h3') / sizeOf('h3 + p')
    }),
  )
  expect(ratios).toHaveLength(3)
  for (const ratio of ratios) expect(ratio).toBeGreaterThan(1.4)
}

const TABLET = 'on a tablet the titles of the steps are clearly larger than their texts'

test('the agreement on the page for creators is stamped and signed', async ({ page }) => {
  await page.goto('/en/for-influencers')
  await test.step('the stamp stands above its title, at its edge, in every window', async () => {
    for (const { width } of LAYOUTS) {
      await page.setViewportSize({ width, height: 900 })
      const head = page.getByRole('article').locator('header')
      const stamp = await boxOf(head.getByText(t('specimens.label')))
      const title = await boxOf(head.getByRole('heading'))
      expect(stamp.x).toBe(title.x)
      expect(stamp.y + stamp.height).toBeLessThanOrEqual(title.y)
    }
  })
  await test.step('the signatures are a list', async () => {
    const signatures = page.getByRole('list').filter({ hasText: t('specimens.agreement.agency') })
    await expect(signatures.getByRole('listitem')).toHaveText(
      (['creator', 'brand', 'agency'] as const).map((of) => t(`specimens.agreement.${of}`)),
    )
  })
  await test.step(TABLET, () => expectLargeTitles(page))
})

test(`on the page for brands ${TABLET}`, async ({ page }) => {
  await page.goto('/en/for-brands')
  await expectLargeTitles(page)
})
