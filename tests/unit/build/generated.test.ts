import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadConfigAndCreateContext } from '@pandacss/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourcesOfStyles } from '../../../scripts/styles.ts'

const SETUP = './tests/support/make-generated-files.ts'
const SOURCES = [
  'src',
  'scripts',
  'styled-system',
  'panda.config.ts',
  'package-lock.json',
  'tsr.config.json',
  SETUP,
]

let copy: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'duet-generated-'))
  for (const path of SOURCES) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rm(copy, { recursive: true }))

/** What the copy makes again when its tests start, as it says */
function setUp(): string {
  const script = `(await import('${SETUP}')).setup()`
  const options = ['--input-type=module', '--eval', script]
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stderr
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
])('tests make the styles again when %s', (_why, file, line, className) => {
  appendFileSync(join(copy, file), line)
  setUp()
  const [before, after] = [RECIPE, join(copy, RECIPE)].map((path) => readFileSync(path, 'utf8'))
  expect(after).toBe(before?.replace("createRecipe('chip'", `createRecipe('${className}'`))
})

test.each([
  ['scripts/assets/alphabets.ts', true],
  ['scripts/assets/art/heads.ts', false],
])('an edit of %s makes the fonts again: %s', (file, isMade) => {
  appendFileSync(join(copy, file), '// edited')
  expect(setUp().includes('Making the fonts')).toBe(isMade)
})

test('the styles are made again when anything changes that Panda reads of its configuration', async () => {
  const { conf } = await loadConfigAndCreateContext()
  const own = conf.dependencies.filter((path) => !path.startsWith('node_modules/'))
  expect(sourcesOfStyles()).toEqual(expect.arrayContaining(own))
})
