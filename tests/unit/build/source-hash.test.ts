import { rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../../scripts/build/source-hash.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

let folder: string
const file = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await temporaryFolder()
  await writeFile(file('one.ts'), '1')
  await writeFile(file('two.ts'), '2')
})

test.each([
  ['edited', () => writeFile(file('one.ts'), 'one')],
  ['added', () => writeFile(file('three.ts'), '3')],
  ['removed', () => rm(file('two.ts'))],
  ['renamed', () => rename(file('two.ts'), file('zwei.ts'))],
])('a build is stale when a source is %s', async (_, change) => {
  const before = await hashOf([folder])
  await change()
  expect(await hashOf([folder])).not.toBe(before)
})

test('touching a source does not make the build stale', async () => {
  const before = await hashOf([folder])
  await utimes(file('one.ts'), 0, 0)
  expect(await hashOf([folder])).toBe(before)
})
