import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { expect, it, test } from 'vitest'
import { DRAWINGS } from '../../../scripts/assets/art/drawings.ts'
import { ART_NAMES } from '../../../scripts/assets/art/names.ts'
import { renderDrawing } from '../../../scripts/assets/art/render.ts'
import { type ArtName, artSize } from '../../../src/content/art.ts'

const LIST = 'src/content/art-names.ts'
const FOLDER = new URL('../../../src/content/art/', import.meta.url)
const NAMES = Object.keys(DRAWINGS) as ArtName[]

const fileOf = (name: string) => readFile(new URL(`${name}.svg`, FOLDER), 'utf8')

test('the folder holds the drawings and nothing else: "npm run art" makes it anew', async () => {
  const files = (await readdir(FOLDER)).map((file) => file.replace('.svg', ''))
  expect(files.sort()).toEqual([...NAMES].sort())
})

test('the list of names is that of the drawings: "npm run art" makes it anew', async () => {
  expect(await readFile(LIST, 'utf8')).toBe(ART_NAMES)
})

/** A name as code writes it: `'head-blog'`, or with variables `` `cover-${id}` ``, `` `${guest}-overlap` `` */
const WRITTEN_NAME = /['"`]((?:\w+|\$\{[^}]+\})(?:-(?:\w+|\$\{[^}]+\}))+)['"`]/g
const VARIABLE = /\$\{[^}]+\}/g

test('every drawing is shown somewhere: take an unused one out of scripts/assets/art', () => {
  const written = globSync('src/**/*.{ts,tsx}', { exclude: [LIST] })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(WRITTEN_NAME)].map(([, name = '']) => name))
    .filter((name) => /\w/.test(name.replace(VARIABLE, '')))
    .map((name) => name.replace(VARIABLE, '[\\w-]+'))
  const anyWritten = new RegExp(`^(?:${[...new Set(written)].join('|')})$`)
  expect(NAMES.filter((name) => !anyWritten.test(name))).toEqual([])
})

it.each(Object.entries(DRAWINGS))(
  '%s is as it is drawn: "npm run art" makes it anew',
  async (name, draw) => {
    expect(await fileOf(name)).toBe(renderDrawing(name, draw()))
  },
)

it.each(NAMES)('%s has the size that pages reserve for it', async (name) => {
  const [width, height] = artSize(name)
  expect(await fileOf(name)).toContain(
    `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
  )
})
