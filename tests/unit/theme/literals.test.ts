import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** A colour or a pixel where a token of `src/theme` belongs. */
const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|\b[2-9]\d*px\b|\b1\d+px\b/gi

const sources = globSync('src/{app,pages,sections,layout,ui}/**/*.tsx', {
  cwd: new URL('../../..', import.meta.url),
})

it('finds the source files', () => {
  expect(sources.length).toBeGreaterThan(30)
})

it.each(sources)('%s takes its colours and pixels from the theme', async (path) => {
  const source = await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')
  expect(source.match(LITERAL) ?? []).toEqual([])
})

/** The zero of a font that stands in is not as wide: what is measured by it moves with the fonts. */
const MEASURED_BY_ZERO = /'[\d.]+ch'/g

it.each(sources)('%s uses no ch unit', async (path) => {
  const source = await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')
  expect(source.match(MEASURED_BY_ZERO) ?? []).toEqual([])
})

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi

it.each(globSync('{scripts/assets,src/metadata}/**/*.{ts,tsx}'))(
  '%s takes its inks from the theme',
  async (path) => {
    expect((await readFile(path, 'utf8')).match(COLOUR) ?? []).toEqual([])
  },
)
