import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadConfigAndCreateContext } from '@pandacss/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashOfBuild } from '../../../scripts/build/source-hash.ts'
import { sourcesOfFonts } from '../../../scripts/fonts.ts'
import { sourcesOfStyles } from '../../../scripts/styles.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const SOURCES = ['src', 'scripts', 'styled-system', 'panda.config.ts', 'package-lock.json']

async function copyOfSources(): Promise<string> {
  const copy = await temporaryFolder()
  for (const path of SOURCES) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

/** As builds and tests do when they start */
function makeStaleStyles(folder: string): void {
  const script = `(await import('./scripts/styles.ts')).makeStaleStyles()`
  const options = ['--input-type=module', '--eval', script]
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

const RECIPE = 'styled-system/recipes/chip.mjs'

test.each([
  ['a recipe has changed', 'src/ui/chip.recipe.ts', "chip.className = 'renamed'", 'renamed'],
  [
    'a development server has generated others',
    RECIPE,
    '// of a recipe changed back later',
    'chip',
  ],
])('the styles are made again when %s', async (_why, file, line, className) => {
  const copy = await copyOfSources()
  appendFileSync(join(copy, file), line)
  makeStaleStyles(copy)
  const [before, after] = [RECIPE, join(copy, RECIPE)].map((path) => readFileSync(path, 'utf8'))
  expect(after).toBe(before?.replace("createRecipe('chip'", `createRecipe('${className}'`))
})

test('the fonts are made again when their letters change, not when a drawing does', () => {
  expect(sourcesOfFonts()).toContain('scripts/assets/alphabets.ts')
  expect(sourcesOfFonts().join()).not.toContain('scripts/assets/art')
})

test('the styles are made again when anything changes that Panda reads of its configuration', async () => {
  const { conf } = await loadConfigAndCreateContext()
  const own = conf.dependencies.filter((path) => !path.startsWith('node_modules/'))
  expect(sourcesOfStyles()).toEqual(expect.arrayContaining(own))
})

test('a build with other options, or of another year, is another', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const hashIn = (year: number, options = {}) => {
    // All events are over.
    vi.setSystemTime(Date.UTC(year, 6))
    return hashOfBuild({ mode: 'production', compress: true, ...options })
  }
  const hashes = [
    hashIn(2040),
    hashIn(2041),
    hashIn(2040, { mode: 'development' }),
    hashIn(2040, { compress: false }),
  ]
  expect(new Set(await Promise.all(hashes)).size).toBe(4)
})
