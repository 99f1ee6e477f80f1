import { execFileSync } from 'node:child_process'

/** In a process of its own: the test runner resolves no files of packages. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/prepare.ts'], { stdio: 'inherit' })
}
