import { execFileSync } from 'node:child_process'

/** In processes of their own: the test runner resolves no files of packages. */
export function setup(): void {
  for (const script of ['scripts/fonts.ts', 'scripts/art.ts', 'scripts/route-tree.ts'])
    execFileSync(process.execPath, [script], { stdio: 'inherit' })
}
