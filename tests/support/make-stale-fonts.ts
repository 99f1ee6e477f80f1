import { execFileSync } from 'node:child_process'

/** In a process of its own: the test runner resolves no files of packages. */
export const setup = () =>
  execFileSync(process.execPath, ['scripts/fonts.ts'], { stdio: 'inherit' })
