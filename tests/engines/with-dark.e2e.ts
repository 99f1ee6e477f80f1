import { expect, test } from './fixtures.ts'
import { heading, lightness } from './parts.ts'

test.use({ settings: { dark: true } })

test('the page is dark before any script', async ({ visitor }) => {
  await visitor.goto('/en')
  expect(await lightness(visitor)).toBeLessThan(0.2)
  expect(await heading(visitor).style('color')).toMatch(/2[2-5]\d/)
})
