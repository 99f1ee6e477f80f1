import { spawnSync } from 'node:child_process'
import { nameMissingEngines } from './browsers/engines.ts'

/** Makes the site if it is missing or stale, and says what is not tested on this machine. */
export default function prepare(): void {
  nameMissingEngines()
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The site could not be built.')
}
