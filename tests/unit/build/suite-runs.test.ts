import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { suiteRuns } from '../../../scripts/vite/suite-runs.ts'
import { SUITES_DIRECTORY } from '../../../src/dev/live-view-api.ts'

let root: string
let folder: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'suites-'))
  folder = join(root, SUITES_DIRECTORY)
})
afterEach(() => rm(root, { recursive: true }))

test('before the first run there is nothing', async () => {
  expect(await suiteRuns(root)).toEqual([])
})

test('a file that is gone when it is read counts as no run', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'models.toaster.json'), '["toast.show"]')
  await symlink(join(folder, 'gone'), join(folder, 'models.menu.json'))
  expect(await suiteRuns(root)).toMatchObject([
    { suite: 'models', machine: 'toaster', taken: ['toast.show'] },
  ])
})
