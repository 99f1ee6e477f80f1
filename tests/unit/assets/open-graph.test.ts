import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { writeOpenGraphImages } from '../../../scripts/assets/open-graph.ts'
import { languageEntry } from '../../../src/i18n/languages.ts'
import { OPEN_GRAPH_SIZE } from '../../../src/metadata/urls.ts'
import { ADDRESSES } from '../../../src/urls/pages.ts'

const MAX_BYTES = 100_000
const PICTURES = ADDRESSES.map((address) => `${address || 'home'}.png`).sort()

let folder: string
let again: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-graph-'))
  again = await mkdtemp(join(tmpdir(), 'open-graph-'))
  const russian = [languageEntry('ru')]
  await writeOpenGraphImages(folder, russian)
  await writeOpenGraphImages(again, russian)
}, 60_000)

afterAll(async () => {
  await rm(folder, { recursive: true })
  await rm(again, { recursive: true })
})

test('every page and article of a language has its picture', async () => {
  const files = await readdir(join(folder, 'og/ru'), { recursive: true })
  expect(files.filter((file) => file.endsWith('.png')).sort()).toEqual(PICTURES)
})

describe.each(PICTURES)('%s', (picture) => {
  const read = (root: string) => readFile(join(root, 'og/ru', picture))

  it('has the size that the page’s head names', async () => {
    expect(await sharp(await read(folder)).metadata()).toMatchObject(OPEN_GRAPH_SIZE)
  })

  it('weighs less than 100 kB', async () => {
    expect((await read(folder)).length).toBeLessThan(MAX_BYTES)
  })

  it('is reproducible', async () => {
    expect(await read(again)).toEqual(await read(folder))
  })
})
