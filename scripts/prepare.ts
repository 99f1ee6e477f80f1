import { spawnSync } from 'node:child_process'
import { hasDevelopmentDependencies } from './development-dependencies.ts'

/** After an install: makes what the sources import and the repository does not hold. */

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (hasDevelopmentDependencies) {
  run('panda', 'codegen', '--silent')
  run('node', 'scripts/fonts.ts')
  run('node', 'scripts/art.ts')
  run('node', 'scripts/route-tree.ts')
}
