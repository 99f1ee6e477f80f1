import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'
import { STAGING } from '../../scripts/build/publish.ts'
import { STAMP } from '../../scripts/build/stamp.ts'

const OUT = 'dist/interrupted'
const MARK = join(OUT, STAMP)

beforeAll(async () => {
  await rm(OUT, { recursive: true, force: true })
  await cp('dist/client', join(OUT, 'client'), { recursive: true })
  await cp(join('dist', STAMP), MARK, { preserveTimestamps: true })
})
afterAll(() => rm(OUT, { recursive: true, force: true }))

/** Resolves when the build has made a file, or a folder, of its own. */
const staged = (path = '') =>
  vi.waitUntil(() => existsSync(join(OUT, STAGING, path)), { interval: 10, timeout: 60_000 })

function startBuild(): ChildProcess {
  const build = spawn(process.execPath, ['scripts/build.ts', '--out', OUT], { stdio: 'inherit' })
  onTestFinished(() => void build.kill('SIGKILL'))
  return build
}

test('a build that fails ends with an error', async () => {
  const build = startBuild()
  await staged()
  // A file where the build makes a folder, once it has built the first one.
  await writeFile(join(OUT, STAGING, 'prerenderer'), '')
  await once(build, 'exit')

  expect(build.exitCode).toBe(1)
  expect(await readFile(MARK, 'utf8')).toBe(await readFile(join('dist', STAMP), 'utf8'))
})

test('a build that is killed half-way leaves the last one as it was', async () => {
  const files = await filesBelow(join(OUT, 'client'), [''])
  const { mtimeMs } = await stat(MARK)

  const build = startBuild()
  await staged('client/en/index.html')
  build.kill('SIGKILL')
  await once(build, 'exit')

  expect(build.signalCode).toBe('SIGKILL')
  expect(await filesBelow(join(OUT, 'client'), [''])).toEqual(files)
  expect((await stat(MARK)).mtimeMs).toBe(mtimeMs)
  expect(await readFile(MARK, 'utf8')).toBe(await readFile(join('dist', STAMP), 'utf8'))
})
