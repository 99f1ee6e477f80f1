import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Generator, getConfig } from '@tanstack/router-generator'
import { expect, test } from 'vitest'

/** Runs a command; returns its output if it fails. */
function failureOf(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr || `${command} ends with ${status}`
}

// An outdated file is regenerated: commit it. Without a repository there is nothing to compare with.
test.skipIf(!existsSync('.git')).each([
  {
    files: ['src/app/routeTree.gen.ts'],
    generate: () => new Generator({ config: getConfig(), root: process.cwd() }).run(),
  },
  {
    files: ['src/i18n/i18n-*.ts'],
    generate: () => expect(failureOf('npm', 'run', '--silent', 'i18n')).toBe(''),
  },
])('$files are committed as their generator makes them', async ({ files, generate }) => {
  await generate()
  expect(failureOf('git', 'diff', '--exit-code', '--', ...files)).toBe('')
})
