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
/** What no specimen proves */
const FURTHER = [1, 3, 5] as const

const BELOW = 'each specimen is below its promise'
const BESIDE = 'each specimen is beside its promise, a wide one below it'

for (const { width, isBeside, areInRow, title } of [
  { width: 390, isBeside: false, areInRow: false, title: BELOW },
  { width: 768, isBeside: false, areInRow: true, title: BELOW },
  { width: 1440, isBeside: true, areInRow: true, title: BESIDE },
]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`${title}; promises without a specimen come last`, async ({ page }) => {
      await page.goto('/en')
      const placeOf = (index: (typeof PROOFS)[number]['promise'] | (typeof FURTHER)[number]) =>
        boxOf(page.getByText(t(`homePage.whyChoosePoints.${index}`)))
      let end = 0
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
        end = paper.y + paper.height
      }
      const places = await Promise.all(FURTHER.map(placeOf))
      for (const { y } of places) expect(y).toBeGreaterThan(end)
      expect(new Set(places.map(({ y }) => y)).size).toBe(areInRow ? 1 : FURTHER.length)
    })
  })
}

test('the stamp of the agreement stands above its title, at its edge, in every window', async ({
  page,
}) => {
  await page.goto('/en/for-influencers')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const head = page.getByRole('article').locator('header')
    const stamp = await boxOf(head.getByText(t('specimens.label')))
    const title = await boxOf(head.getByRole('heading'))
    expect(stamp.x).toBe(title.x)
    expect(stamp.y + stamp.height).toBeLessThanOrEqual(title.y)
  }
})

test('on a tablet the titles of the steps are clearly larger than their texts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const path of ['/en/for-influencers', '/en/for-brands']) {
    await page.goto(path)
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
})

test('on a wide screen each specimen and its promise are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en')
  const pairs = page.locator('li', { has: page.locator('> article') })
  await expect(pairs).toHaveCount(PROOFS.length)
  for (const pair of await pairs.all()) {
    await pair.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(pair).toBeInViewport({ ratio: 0.99 })
  }
})

test('the clauses of the agreement are numbered', async ({ page }) => {
  await page.goto('/en')
  const clauses = page
    .getByRole('article')
    .filter({ hasText: t('specimens.agreement.title') })
    .locator('dt')
  await expect(clauses).toHaveCount(ROWS.agreement.length)
  const numbers = await clauses.evaluateAll((terms) =>
    terms.map((term) => [
      getComputedStyle(term, '::before').content,
      getComputedStyle(term).counterIncrement,
    ]),
  )
  for (const number of numbers) expect(number).toEqual(['counter(clause) " "', 'clause 1'])
})

test('the signatures of the agreement are a list', async ({ page }) => {
  await page.goto('/en/for-influencers')
  const signatures = page.getByRole('list').filter({ hasText: t('specimens.agreement.agency') })
  await expect(signatures.getByRole('listitem')).toHaveText(
    (['creator', 'brand', 'agency'] as const).map((of) => t(`specimens.agreement.${of}`)),
  )
})
