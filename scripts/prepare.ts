import { hasDevelopmentDependencies } from './development-dependencies.ts'
import { makeStaleFonts } from './fonts.ts'
import { makeStaleStyles } from './styles.ts'

/** Makes what the sources import and the repository does not hold, where it is missing or stale. */

if (hasDevelopmentDependencies) {
  await makeStaleStyles()
  await makeStaleFonts()
  await import('./art.ts')
  await import('./route-tree.ts')
}
