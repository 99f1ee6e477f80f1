import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServerProcess } from '../../scripts/harness/server-process.ts'
import { aSubmission } from '../../scripts/harness/submission.ts'

const run = promisify(execFile)

/** As on a production machine: without the programs in node_modules. */
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':')

const INSTALL = ['ci', '--omit=dev', '--ignore-scripts']

const guide = await readFile('docs/deploy.md', 'utf8')

let release: string

beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'duet-release-'))
  await run('npm', ['run', 'sbom'])
  expect(guide).toContain(`npm ${INSTALL.join(' ')}`)
  const [, copied = ''] = /^rsync -a --delete --relative (.+) web1:/m.exec(guide) ?? []
  for (const entry of copied.split(' ')) {
    await cp(entry, join(release, entry), { recursive: true })
  }
  await run('npm', [...INSTALL, '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: release,
    env: { ...process.env, PATH },
  })
})
afterAll(() => rm(release, { recursive: true, force: true }))

const inRelease = (file: string) => join(release, file)

test.each(['vite', 'vitest', '@pandacss/dev', '@playwright/test', '@biomejs/biome', 'react'])(
  'leaves out %s',
  (name) => {
    expect(existsSync(inRelease('node_modules/hono'))).toBe(true)
    expect(existsSync(inRelease(`node_modules/${name}`))).toBe(false)
  },
)

/** The paths in the commands of docs/deploy.md, from the root of a release */
const named = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(
  ([, commands = '']) => commands.match(/(?<![\w/:.-])[\w.-]+\/[\w@./-]+/g) ?? [],
)

test.each([...new Set(named)])('has %s, which the guide names', (path) => {
  expect(existsSync(inRelease(path))).toBe(true)
})

test.each(['scripts', 'src/dev', 'src/app/main.tsx', 'tests', 'vite.config.ts'])(
  'is not told to copy %s',
  (path) => {
    expect(existsSync(inRelease('src/server/main.ts'))).toBe(true)
    expect(existsSync(inRelease(path))).toBe(false)
  },
)

test('lists each package that it runs, with its hash', async () => {
  interface Component {
    name: string
    hashes?: { alg: string }[]
  }
  const { components }: { components: Component[] } = JSON.parse(
    await readFile(inRelease('sbom.json'), 'utf8'),
  )
  const listed = components.filter(({ hashes }) => hashes?.[0]?.alg === 'SHA-512')
  const installed = await readFile(inRelease('node_modules/.package-lock.json'), 'utf8')
  const packages: [string, { devOptional?: true }][] = Object.entries(
    JSON.parse(installed).packages,
  )
  const names = packages
    // Types, which nothing runs, come along as an optional peer.
    .filter(([, { devOptional }]) => !devOptional)
    .map(([path]) => path.split('node_modules/').at(-1))
  expect(names.length).toBeGreaterThan(20)
  expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('brings the Node that the lock file names', async () => {
  const lock = JSON.parse(await readFile(inRelease('package-lock.json'), 'utf8'))
  const program = await realpath(inRelease('node_modules/.bin/node'))
  const { stdout } = await run(program, ['--version'])
  const ofPlatform = relative(await realpath(release), join(program, '../..'))
  expect(stdout.trim()).toBe(`v${lock.packages[ofPlatform].version}`)
})

test('serves the site, takes an inquiry and lists it', async () => {
  const environment = { PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: inRelease('data') }
  const server = await startServerProcess(environment, release)
  try {
    const page = await fetch(`${server.url}/pl`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="pl"')

    const submission = aSubmission()
    expect((await server.post(submission)).status).toBe(201)

    const { stdout } = await run('node_modules/.bin/node', ['src/server/cli.ts', 'spam'], {
      cwd: release,
      env: environment,
    })
    expect(stdout).toContain(submission.key.slice(0, 8))
  } finally {
    await server.end('SIGTERM')
  }
})
