import { readdir, readFile } from 'node:fs/promises'
import { expect, it, test } from 'vitest'
import { ART } from '../../src/content/art.ts'

const FOLDER = new URL('../../src/content/art/', import.meta.url)

test('every drawing in the folder is an illustration of the registry, and the reverse', async () => {
  const files = (await readdir(FOLDER)).map((file) => file.replace('.svg', ''))
  expect(Object.keys(ART).sort()).toEqual(files.sort())
})

it.each(Object.entries(ART))('%s has the size of its drawing', async (name, { width, height }) => {
  const drawing = await readFile(new URL(`${name}.svg`, FOLDER), 'utf8')
  expect(drawing).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
})

it.each(Object.entries(ART))('%s has the address of its drawing', (name, { src }) => {
  expect(src).toContain(`/art/${name}.svg`)
})
