import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'
import { STAGING } from '../../scripts/build/replace-build.ts'
import { STAMP } from '../../scripts/build/source-hash.ts'

const AGAIN = 'dist/again'
const COMPRESSED = /\.(br|gz)$/

beforeAll(async () => {
  await rm(AGAIN, { recursive: true, force: true })
  await mkdir(join(AGAIN, 'client'), { recursive: true })
  await cp('dist/client/robots.txt', join(AGAIN, 'client/of-the-last-build.txt'))
  await cp(join('dist', STAMP), join(AGAIN, STAMP))
})
afterAll(() => rm(AGAIN, { recursive: true, force: true }))

const everyFile = async (folder: string) =>
  (await filesBelow(folder, [''])).map((file) => relative(folder, file))

test('building again leaves the last build in use until it is done, and gives the same files, byte for byte', async () => {
  const build = spawn(process.execPath, ['scripts/build.ts', '--no-compress', '--out', AGAIN])
  onTestFinished(() => void build.kill('SIGKILL'))
  const output = build.stderr.toArray()
  const end = once(build, 'exit')

  const page = join(AGAIN, STAGING, 'client/en/index.html')
  await vi.waitUntil(() => existsSync(page) || build.exitCode !== null, { timeout: 120_000 })
  expect(await everyFile(join(AGAIN, 'client'))).toEqual(['of-the-last-build.txt'])
  expect(existsSync(join(AGAIN, STAMP))).toBe(true)

  await end
  expect(build.exitCode, (await output).join('')).toBe(0)
  const files = (await everyFile('dist/client')).filter((file) => !COMPRESSED.test(file))
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
