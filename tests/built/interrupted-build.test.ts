import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'
import { STAGING } from '../../scripts/build/replace-build.ts'
import { STAMP } from '../../scripts/build/source-hash.ts'

const OUT = 'dist/interrupted'
const MARK = join(OUT, STAMP)

beforeAll(async () => {
  await rm(OUT, { recursive: true, force: true })
  await cp('dist/client', join(OUT, 'client'), { recursive: true })
  await cp(join('dist', STAMP), MARK, { preserveTimestamps: true })
})
afterAll(() => rm(OUT, { recursive: true, force: true }))

test('a build that is killed half-way leaves the last one as it was', async () => {
  const files = await filesBelow(join(OUT, 'client'), [''])
  const { mtimeMs } = await stat(MARK)

  const build = spawn(process.execPath, ['scripts/build.ts', '--out', OUT], { stdio: 'inherit' })
  onTestFinished(() => void build.kill('SIGKILL'))
  const page = join(OUT, STAGING, 'client/en/index.html')
  await vi.waitUntil(() => existsSync(page), { interval: 10, timeout: 60_000 })
  build.kill('SIGKILL')
  await once(build, 'exit')

  expect(build.signalCode).toBe('SIGKILL')
  expect(await filesBelow(join(OUT, 'client'), [''])).toEqual(files)
  expect((await stat(MARK)).mtimeMs).toBe(mtimeMs)
  expect(await readFile(MARK, 'utf8')).toBe(await readFile(join('dist', STAMP), 'utf8'))
})
