import { hasDevelopmentDependencies } from './development-dependencies.ts'
import { makeStaleFonts } from './fonts.ts'
import { makeStaleStyles } from './styles.ts'

/**
 * Makes what the sources import and the repository does not hold, where it is missing or stale. With
 * `--types` only what the compiler reads: fonts take a quarter of a minute after each change of a text.
 */

if (hasDevelopmentDependencies) {
  await makeStaleStyles()
  if (!process.argv.includes('--types')) await makeStaleFonts()
  await import('./art.ts')
  // src/app/routeTree.gen.ts, as Vite's plugin makes it
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  await new Generator({ config: getConfig(), root: process.cwd() }).run()
}
