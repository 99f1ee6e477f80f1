// @vitest-environment node
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStaging, replaceBuild } from '../../../scripts/build/replace-build.ts'
import { isStale, writeStamp } from '../../../scripts/build/source-hash.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

vi.mock('node:fs/promises', { spy: true })

let out: string
const ENTRIES = ['client', 'server', 'csp.json']
const contents = () => Promise.all(ENTRIES.map((entry) => readFile(join(out, entry), 'utf8')))

async function stage(build: string): Promise<void> {
  const staging = await createStaging(out)
  for (const entry of ENTRIES) await writeFile(join(staging, entry), build)
  await writeStamp(staging, build)
}

beforeEach(async () => {
  out = await temporaryFolder()
  await stage('old')
  await replaceBuild(out)
})

test('an interrupted build leaves the last one as it was', async () => {
  await stage('unfinished')
  expect(await contents()).toEqual(['old', 'old', 'old'])
  expect(await isStale(out, 'old')).toBe(false)
})

test.each([0, 1, 2, 3])(
  'a replacement that ends after %i renamed entries is made up for by the next build',
  async (count) => {
    await stage('new')
    const renames = vi.mocked(rename).mockClear()
    const { rename: actual } =
      await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
    renames.mockImplementation(async (...paths) => {
      if (renames.mock.calls.length > count) throw new Error('The power is off')
      await actual(...paths)
    })
    await expect(replaceBuild(out)).rejects.toThrow('The power is off')
    for (const hash of ['old', 'new']) expect(await isStale(out, hash)).toBe(true)

    renames.mockImplementation(actual)
    await stage('new')
    await replaceBuild(out)
    expect(await contents()).toEqual(['new', 'new', 'new'])
    expect(await isStale(out, 'new')).toBe(false)
    expect(existsSync(join(out, '.staging'))).toBe(false)
  },
)
