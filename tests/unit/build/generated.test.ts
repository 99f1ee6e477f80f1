import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Generator, getConfig } from '@tanstack/router-generator'
import { expect, test } from 'vitest'

/** Runs a command, and gives what it says where it fails. */
function complaintOf(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr || `${command} ends with ${status}`
}

// A file that is out of date is made anew: commit it. Without a repository nothing says what it was.
test.skipIf(!existsSync('.git')).each([
  {
    files: ['src/routeTree.gen.ts'],
    generate: () => new Generator({ config: getConfig(), root: process.cwd() }).run(),
  },
  {
    files: ['src/i18n/i18n-*.ts'],
    generate: () => expect(complaintOf('npm', 'run', '--silent', 'i18n')).toBe(''),
  },
])('$files are committed as their generator makes them', async ({ files, generate }) => {
  await generate()
  expect(complaintOf('git', 'diff', '--exit-code', '--', ...files)).toBe('')
})
