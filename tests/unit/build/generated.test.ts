import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/build/files.ts'

const I18N_CLI = resolve('node_modules/typesafe-i18n/cli/typesafe-i18n.mjs')

let copy: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'duet-generated-'))
})
afterEach(() => rm(copy, { recursive: true }))

const isGenerated = (file: string) => /\.gen\.ts$|\/i18n-[\w.-]+\.ts$/.test(file)

test.each([
  {
    command: 'npm run i18n',
    from: ['.typesafe-i18n.json', 'src/i18n'],
    generate: async () => execFileSync(process.execPath, [I18N_CLI, '--no-watch'], { cwd: copy }),
  },
  {
    command: 'npm run test:types',
    from: ['tsr.config.json', 'src/routes', 'src/app/routeTree.gen.ts'],
    generate: () => new Generator({ config: getConfig({}, copy), root: copy }).run(),
  },
])('what `$command` generates is as it would be made now', async ({ command, from, generate }) => {
  for (const path of from) cpSync(path, join(copy, path), { recursive: true })
  await generate()
  const files = (await filesBelow(copy, ['.ts'])).filter(isGenerated)
  expect(files).not.toEqual([])
  for (const file of files) {
    const path = relative(copy, file)
    const isCurrent = readFileSync(path).equals(readFileSync(file))
    expect(isCurrent, `${path} is outdated: ${command}`).toBe(true)
  }
})
