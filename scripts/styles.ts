/** Has Panda generate `styled-system`, unless that is as its sources say. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { hashOf, isStale, writeStamp } from './build/source-hash.ts'

const FOLDER = 'styled-system'

/** `panda.config.ts` with what it imports, and Panda itself */
export const sourcesOfStyles = (): string[] => [
  'panda.config.ts',
  'package-lock.json',
  'src/i18n/languages.ts',
  'src/tuning.ts',
  ...globSync(['src/theme/*.ts', 'src/**/*.recipe.ts']).sort(),
]

/** With what was generated: a development server generates, too, from recipes that are changed back later. */
const hashWithGenerated = async (sources: string) =>
  `${sources} ${await hashOf(globSync(`${FOLDER}/**/*.{mjs,ts}`).sort())}`

export async function makeStaleStyles(): Promise<void> {
  const sources = await hashOf(sourcesOfStyles())
  if (!(await isStale(FOLDER, await hashWithGenerated(sources)))) return
  const options = ['codegen', '--silent', '--clean']
  const { status } = spawnSync('node_modules/.bin/panda', options, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  await writeStamp(FOLDER, await hashWithGenerated(sources))
}
