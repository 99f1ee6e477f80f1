import { globSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { OPEN_GRAPH_SIZE } from '../../src/metadata/urls.ts'
import { CLIENT } from '../support/built-site.ts'

const MAX_BYTES = 100_000

test('each share card has the size that its page names, and less than 100 kB', async () => {
  const files = globSync(`${CLIENT}/og/**/*.png`)
  expect(files).not.toEqual([])
  for (const file of files) {
    expect(await sharp(file).metadata(), file).toMatchObject(OPEN_GRAPH_SIZE)
    expect(statSync(file).size, file).toBeLessThan(MAX_BYTES)
  }
})
