import { messagesOf } from '../support/messages.ts'
import { expect, test } from './fixtures.ts'

const t = messagesOf('en')
const PROOFS = [
  { promises: [0, 1], specimen: 'reading', isWide: false },
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

test('on a wide screen each specimen sticks in full view, with no other beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en')
  const pairs = page.locator('li > div', { has: page.locator('> article') })
  await expect(pairs).toHaveCount(PROOFS.length)
  for (const [turn, pair] of (await pairs.all()).entries()) {
    if (PROOFS[turn]?.isWide) continue
    await pair.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' })
    })
    const top = () => pair.evaluate((element) => element.getBoundingClientRect().top)
    const atRest = await top()
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }))
    expect(await top()).toBe(atRest)
    await expect(pair).toBeInViewport({ ratio: 1 })
    for (const other of (await pairs.all()).toSpliced(turn, 1))
      await expect(other).not.toBeInViewport()
  }
})
