import { messagesOf } from '../support/messages.ts'
import { expect, test } from './fixtures.ts'

const t = messagesOf('en')
const PROOFS = [
  { promises: [0, 1], specimen: 'reading' },
  { promises: [2, 3], specimen: 'agreement' },
  { promises: [4, 5], specimen: 'report' },
] as const

for (const { width, isBeside } of [
  { width: 390, isBeside: false },
  { width: 768, isBeside: true },
  { width: 1440, isBeside: true },
]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`each specimen stands ${isBeside ? 'beside' : 'below'} its promises`, async ({ page }) => {
      await page.goto('/en')
      for (const { promises, specimen } of PROOFS) {
        const sheet = page.getByRole('article').filter({
          has: page.getByRole('heading', { name: t(`specimens.${specimen}.title`), exact: true }),
        })
        const paper = await sheet.boundingBox()
        for (const index of promises) {
          const promise = await page.getByText(t(`homePage.whyChoosePoints.${index}`)).boundingBox()
          if (!paper || !promise) throw new Error(`Nothing proves promise ${index}`)
          if (isBeside) {
            expect(promise.x + promise.width).toBeLessThanOrEqual(paper.x)
            expect(promise.y).toBeGreaterThanOrEqual(paper.y)
            expect(promise.y).toBeLessThan(paper.y + paper.height)
          } else expect(promise.y + promise.height).toBeLessThanOrEqual(paper.y)
        }
      }
    })
  })
}

test('on a wide screen the specimens stack while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en')
  const papers = page.locator('li > article')
  await page.getByText(t('homePage.whyChoosePoints.5')).scrollIntoViewIfNeeded()
  const tops = await papers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  expect(tops).toHaveLength(PROOFS.length)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(600)
  await expect(papers.first()).toBeInViewport()
})
