import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSubmission } from '../../scripts/harness/submission.ts'

const run = promisify(execFile)

/** As a machine has it that was never developed on: nothing of this project is on the path. */
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':')

/** What a release is made of: the sources without tests, and the build. */
const RELEASE = ['package.json', 'package-lock.json', 'scripts', 'src', 'dist']
const OTHER_BUILDS = ['dist/development', 'dist/again', 'dist/interrupted']

let release: string

beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'duet-release-'))
  const filter = (path: string) => !OTHER_BUILDS.includes(path)
  for (const entry of RELEASE) await cp(entry, join(release, entry), { recursive: true, filter })
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: release,
    env: { ...process.env, PATH },
  })
})
afterAll(() => rm(release, { recursive: true, force: true }))

const inRelease = (file: string) => join(release, file)

test.each(['vite', 'vitest', '@pandacss/dev', '@playwright/test', '@biomejs/biome'])(
  'leaves out %s',
  (name) => {
    expect(existsSync(inRelease('node_modules/hono'))).toBe(true)
    expect(existsSync(inRelease(`node_modules/${name}`))).toBe(false)
  },
)

test('brings the Node that the lock file names', async () => {
  const lock = JSON.parse(await readFile(inRelease('package-lock.json'), 'utf8'))
  const program = await realpath(inRelease('node_modules/.bin/node'))
  const { stdout } = await run(program, ['--version'])
  const ofPlatform = relative(await realpath(release), join(program, '../..'))
  expect(stdout.trim()).toBe(`v${lock.packages[ofPlatform].version}`)
})

test('serves the site, takes an inquiry and lists it', async () => {
  const environment = { PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: inRelease('data') }
  const server = spawn('npm', ['start'], { cwd: release, env: environment, detached: true })
  try {
    const url = await serverUrl(server.stdout)
    const page = await fetch(`${url}/pl`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="pl"')

    const submission = aSubmission()
    const answer = await fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
    })
    expect(answer.status).toBe(201)

    const list = ['run', '--silent', 'inquiries', '--', 'spam']
    const { stdout } = await run('npm', list, { cwd: release, env: environment })
    expect(stdout).toContain(submission.key.slice(0, 8))
  } finally {
    // npm and its shell are in front of the server: the signal is for the whole group.
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
    await once(server, 'close')
  }
})

async function serverUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const port = /"event":"server.ready","port":(\d+)/.exec(line)?.[1]
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('the server ended before it was ready')
}
