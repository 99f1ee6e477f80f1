import { spawnSync } from 'node:child_process'

/** Builds the site when its build is missing or stale. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The site could not be built')
}
