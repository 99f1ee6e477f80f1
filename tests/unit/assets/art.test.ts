import { globSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { DRAWINGS } from '../../../scripts/assets/art/drawings.ts'
import { renderDrawing } from '../../../scripts/assets/art/render.ts'
import { type ArtName, artSize } from '../../../src/content/art.ts'

const NAMES = Object.keys(DRAWINGS) as ArtName[]

/** A name as code writes it: `'head-blog'`, or with variables `` `cover-${id}` ``, `` `${guest}-overlap` `` */
const WRITTEN_NAME = /['"`]((?:\w+|\$\{[^}]+\})(?:-(?:\w+|\$\{[^}]+\}))+)['"`]/g
const VARIABLE = /\$\{[^}]+\}/g

test('every drawing is shown somewhere: take an unused one out of scripts/assets/art', () => {
  const written = globSync('src/**/*.{ts,tsx}', { exclude: ['src/content/art/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(WRITTEN_NAME)].map(([, name = '']) => name))
    .filter((name) => /\w/.test(name.replace(VARIABLE, '')))
    .map((name) => name.replace(VARIABLE, '[\\w-]+'))
  const anyWritten = new RegExp(`^(?:${[...new Set(written)].join('|')})$`)
  expect(NAMES.filter((name) => !anyWritten.test(name))).toEqual([])
})

it.each(Object.entries(DRAWINGS))('%s has the size that pages reserve for it', (name, draw) => {
  const [width, height] = artSize(name as ArtName)
  expect(renderDrawing(name, draw())).toContain(
    `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
  )
})
