import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/i18n/languages.ts'

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi
const PIXELS = /\b[2-9]\d*px\b|\b1\d+px\b/g
/** `ch` is the width of the zero, which differs in a fallback font: such sizes change when fonts load. */
const MEASURED_BY_ZERO = /'[\d.]+ch'/g

const literalsIn = (file: string, ...patterns: RegExp[]) =>
  patterns.flatMap((pattern) => readFileSync(file, 'utf8').match(pattern) ?? [])

it.each(globSync('src/{app,pages,sections,layout,ui}/**/*.tsx'))(
  '%s takes its colours and pixels from the theme, and uses no ch unit',
  (file) => expect(literalsIn(file, COLOUR, PIXELS, MEASURED_BY_ZERO)).toEqual([]),
)

it.each(globSync('{scripts/assets,src/metadata}/**/*.{ts,tsx}'))(
  '%s takes its inks from the theme',
  (file) => expect(literalsIn(file, COLOUR)).toEqual([]),
)

it('styles of a language name it by its tag in the document', () => {
  const tags = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/:lang\((\w+)\)/g)].map(([, tag]) => tag),
  )
  const unknown = tags.filter((tag) => !LANGUAGES.some((language) => language.tag === tag))
  expect(tags).not.toEqual([])
  expect(unknown).toEqual([])
})
