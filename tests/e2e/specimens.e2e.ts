import { messagesOf } from '../support/texts.ts'
import { expect, test } from './fixtures.ts'

const t = messagesOf('en')
const PROOFS = [
  { promises: [0, 1], specimen: 'profileAnalysis', isWide: false },
  { promises: [2, 3], specimen: 'agreement', isWide: false },
  { promises: [4, 5], specimen: 'report', isWide: true },
] as const

for (const { width, hasRoom } of [
  { width: 390, hasRoom: false },
  { width: 768, hasRoom: true },
  { width: 1440, hasRoom: true },
]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`each specimen is ${hasRoom ? 'beside its promises, or, if it is wide, ' : ''}below its promises`, async ({
      page,
    }) => {
      await page.goto('/en')
      for (const { promises, specimen, isWide } of PROOFS) {
        const sheet = page.getByRole('article').filter({
          has: page.getByRole('heading', { name: t(`specimens.${specimen}.title`), exact: true }),
        })
        const paper = await sheet.boundingBox()
        for (const index of promises) {
          const promise = await page.getByText(t(`homePage.whyChoosePoints.${index}`)).boundingBox()
          if (!paper || !promise) throw new Error(`Nothing proves promise ${index}`)
          if (hasRoom && !isWide) {
            expect(promise.x + promise.width).toBeLessThanOrEqual(paper.x)
            expect(promise.y).toBeGreaterThanOrEqual(paper.y)
            expect(promise.y).toBeLessThan(paper.y + paper.height)
          } else expect(promise.y + promise.height).toBeLessThanOrEqual(paper.y)
        }
      }
    })
  })
}

test('on a wide screen each specimen and its promises are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en')
  const pairs = page.locator('li', { has: page.locator('> article') })
  await expect(pairs).toHaveCount(PROOFS.length)
  for (const pair of await pairs.all()) {
    await pair.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(pair).toBeInViewport({ ratio: 0.99 })
  }
})
