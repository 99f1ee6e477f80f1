import { spawnSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

let checkout: string

beforeEach(async () => {
  checkout = await temporaryFolder()
  for (const name of ['package.json', 'src', 'node_modules'])
    await symlink(resolve(name), join(checkout, name))
})

/** What npm says on an error. */
const errorsOf = (line: string, environment: Record<string, string> = {}) =>
  spawnSync('npm', line.split(' '), {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  }).stderr

const COMMANDS = ['start --ignore-scripts', 'run inquiries -- list']

test.each(COMMANDS)('npm %s reads .env', async (line) => {
  await writeFile(join(checkout, '.env'), 'TRUSTED_PROXIES=many\n')
  expect(errorsOf(line)).toContain('TRUSTED_PROXIES: expected a whole number')
})

test.each(['start', 'run build'])('npm %s builds for the address in .env', async (line) => {
  await writeFile(join(checkout, '.env'), 'PUBLIC_ORIGIN=https://duet.agency\nPORT=none\n')
  await mkdir(join(checkout, 'scripts'))
  const build = `console.error((await import('../src/content/site.ts')).PUBLIC_ORIGIN)`
  await writeFile(join(checkout, 'scripts/build.ts'), build)
  expect(errorsOf(line)).toContain('https://duet.agency')
})

test('what the environment sets wins over .env', async () => {
  await writeFile(join(checkout, '.env'), 'DATA_DIR=/from/file\n')
  expect(errorsOf('run inquiries -- list')).toContain('There is no /from/file/')
  expect(errorsOf('run inquiries -- list', { DATA_DIR: '/from/shell' })).toContain(
    'There is no /from/shell/',
  )
})

test('without .env nothing is printed', () => {
  expect(errorsOf('run --silent inquiries -- help')).not.toContain('.env')
})
