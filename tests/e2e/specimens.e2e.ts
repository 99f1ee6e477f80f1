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

test('on Home each specimen is below its promise, on a wide screen beside it', async ({ page }) => {
  await page.goto('/en')
  for (const width of [768, 1440])
    await test.step(`in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      for (const { promise: index, specimen, isWide } of PROOFS) {
        const sheet = page.getByRole('article').filter({
          has: page.getByRole('heading', { name: t(`specimens.${specimen}.title`), exact: true }),
        })
        const paper = await boxOf(sheet)
        const promise = await boxOf(page.getByText(t(`homePage.whyChoosePoints.${index}`)))
        if (width === 1440 && !isWide) {
          const [first, last] = promise.x < paper.x ? [promise, paper] : [paper, promise]
          expect(first.x + first.width).toBeLessThanOrEqual(last.x)
          expect(promise.y).toBeGreaterThanOrEqual(paper.y)
          expect(promise.y).toBeLessThan(paper.y + paper.height)
        } else expect(promise.y + promise.height).toBeLessThanOrEqual(paper.y)
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

test('the agreement on the page for creators is stamped and signed', async ({ page }) => {
  await page.goto('/en/for-influencers')
  await test.step('the stamp stands above its title, at its edge', async () => {
    const head = page.getByRole('article').locator('header')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
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
  await test.step('on a tablet the titles of the steps are clearly larger than their texts', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    const ratios = await page.locator('main ol > li').evaluateAll((steps) =>
      steps.map((step) => {
        const [title = 0, text] = ['h3', 'h3 + p'].map((selector) => {
          const element = step.querySelector(selector)
          return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
        })
        return title / (text || Number.NaN)
      }),
    )
    expect(ratios).toHaveLength(3)
    expect(Math.min(...ratios)).toBeGreaterThan(1.4)
  })
})
