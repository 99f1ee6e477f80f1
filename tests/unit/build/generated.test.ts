import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Generator, getConfig } from '@tanstack/router-generator'
import { expect, test } from 'vitest'

const contents = (files: readonly string[]) =>
  Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))

const ROUTES = ['src/routeTree.gen.ts']
const WORDS = ['types', 'util', 'util.async', 'util.sync'].map((part) => `src/i18n/i18n-${part}.ts`)

// A file that is out of date is made anew: the second run passes.
test.each([
  {
    files: ROUTES,
    generate: () => new Generator({ config: getConfig(), root: process.cwd() }).run(),
  },
  {
    files: WORDS,
    generate: () => {
      const { status, stderr } = spawnSync('npm', ['run', '--silent', 'i18n'])
      expect(status, stderr.toString()).toBe(0)
    },
  },
])('$files are what their generator makes', async ({ files, generate }) => {
  const committed = await contents(files)
  await generate()
  expect(committed).toEqual(await contents(files))
})
