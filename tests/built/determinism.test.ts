import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'

const AGAIN = 'dist/again'

afterAll(() => rm(AGAIN, { recursive: true, force: true }))

const everyFile = async (folder: string) =>
  (await filesBelow(folder, [''])).map((file) => relative(folder, file))

test('building again gives the same files, byte for byte', async () => {
  const build = spawnSync(process.execPath, ['scripts/build.ts', '--out', AGAIN])
  expect(build.status, build.stderr.toString()).toBe(0)

  const files = await everyFile('dist/client')
  expect(files.length).toBeGreaterThan(100)
  expect(await everyFile(join(AGAIN, 'client'))).toEqual(files)
  for (const file of files) {
    const [one, other] = await Promise.all([
      readFile(join('dist/client', file)),
      readFile(join(AGAIN, 'client', file)),
    ])
    expect(one.equals(other), file).toBe(true)
  }
})
