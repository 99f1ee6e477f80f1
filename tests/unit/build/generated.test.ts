import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadConfigAndCreateContext } from '@pandacss/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourcesOfStyles } from '../../../scripts/styles.ts'

let copy: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'duet-generated-'))
})
afterEach(() => rm(copy, { recursive: true }))

const SETUP = './tests/support/make-generated-files.ts'
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
  const sources = [
    'src',
    'scripts',
    'styled-system',
    'panda.config.ts',
    'package-lock.json',
    'tsr.config.json',
    SETUP,
  ]
  for (const path of sources) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  appendFileSync(join(copy, file), line)
  const setUp = `(await import('${SETUP}')).setup()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', setUp], { cwd: copy })
  const [before, after] = [RECIPE, join(copy, RECIPE)].map((path) => readFileSync(path, 'utf8'))
  expect(after).toBe(before?.replace("createRecipe('chip'", `createRecipe('${className}'`))
})

test('the styles are made again when anything changes that Panda reads of its configuration', async () => {
  const { conf } = await loadConfigAndCreateContext()
  const own = conf.dependencies.filter((path) => !path.startsWith('node_modules/'))
  expect(sourcesOfStyles()).toEqual(expect.arrayContaining(own))
})
