import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'

const everyFile = async (folder: string) =>
  (await filesBelow(folder, [''])).map((file) => relative(folder, file))

test('building again gives the same files, byte for byte', async () => {
  const again = await mkdtemp(join(tmpdir(), 'duet-build-'))
  try {
    const build = spawnSync(process.execPath, ['scripts/build.ts', '--out', again])
    expect(build.stderr.toString() + build.status).toMatch(/0$/)

    const files = await everyFile('dist/client')
    expect(files.length).toBeGreaterThan(100)
    expect(await everyFile(join(again, 'client'))).toEqual(files)
    for (const file of files) {
      const [one, other] = await Promise.all([
        readFile(join('dist/client', file)),
        readFile(join(again, 'client', file)),
      ])
      expect(one.equals(other), file).toBe(true)
    }
  } finally {
    await rm(again, { recursive: true, force: true })
  }
})
