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
            expect(promise.y).toBeGreaterThan(paper.y)
            expect(promise.y + promise.height).toBeLessThan(paper.y + paper.height)
          } else expect(promise.y + promise.height).toBeLessThanOrEqual(paper.y)
        }
      }
    })
  })
}
