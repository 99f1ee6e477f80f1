import { spawnSync } from 'node:child_process'

/** Makes the site if it is missing or stale. */
export default function prepare(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The site could not be built.')
}
