import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Generator, getConfig } from '@tanstack/router-generator'

const GENERATED = [
  'src/routeTree.gen.ts',
  'src/i18n/i18n-types.ts',
  'src/i18n/i18n-util.ts',
  'src/i18n/i18n-util.async.ts',
  'src/i18n/i18n-util.sync.ts',
]

const contents = () => Promise.all(GENERATED.map((file) => readFile(file, 'utf8')))

/**
 * Makes the committed generated files anew.
 *
 * @returns those that were out of date
 */
export async function staleFiles(): Promise<string[]> {
  const before = await contents()
  const { status } = spawnSync('typesafe-i18n', ['--no-watch'], { stdio: 'ignore' })
  if (status !== 0) throw new Error('typesafe-i18n failed: run "npm run i18n" to see why')
  await new Generator({ config: getConfig(), root: process.cwd() }).run()
  const after = await contents()
  return GENERATED.filter((_, index) => before[index] !== after[index])
}
