import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMAIL } from '../../../src/content/agency.ts'
import { deadReferences, HERE, KINDS, proseOf, REPOSITORY } from '../../support/references.ts'

const { read } = REPOSITORY
const documents = globSync(['*.md', 'docs/**/*.md'])
const programs = globSync(['*.ts', '{src,tests,scripts}/**/*.{ts,tsx,css}']).filter(
  (path) => !path.includes('i18n-') && path !== HERE,
)

describe('a reference leads somewhere', () => {
  it.each(Object.keys(KINDS))('%s: one that is dead is found, one that is alive is not', (name) => {
    const { dead = '', alive = '' } = KINDS[name] ?? {}
    expect(deadReferences(dead, 'docs/testing.md', REPOSITORY).join()).toMatch(name)
    expect(deadReferences(alive, 'docs/testing.md', REPOSITORY)).toEqual([])
  })

  it.each(documents.sort())('%s', (path) => {
    expect(deadReferences(read(path), path, REPOSITORY)).toEqual([])
  })

  it('in every comment', () => {
    const dead = programs.flatMap((path) =>
      deadReferences(proseOf(path, read(path)), path, REPOSITORY).map((each) => `${path}: ${each}`),
    )
    expect(dead).toEqual([])
  })
})

describe('whoever wants to run something finds it in the README or in CONTRIBUTING', () => {
  const { scripts } = JSON.parse(read('package.json'))
  /** npm runs these by itself: `prepare`, `prestart`. */
  const isHook = (name: string) => name.startsWith('pre')
  const documented = ['README.md', 'CONTRIBUTING.md'].map(read).join()

  it.each(Object.keys(scripts).filter((name) => !isHook(name)))('npm run %s', (name) => {
    expect(documented).toMatch(new RegExp(`\\| .*npm (run )?${name}(?![\\w:])`))
  })
})

it('SECURITY.md names the address of the agency', () => {
  expect(read('SECURITY.md')).toContain(`<${EMAIL}>`)
})

describe('the decisions', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md').sort()

  it('are numbered without gaps', () => {
    expect(decisions.map((path) => basename(path).slice(0, 4))).toEqual(
      decisions.map((_, index) => String(index + 1).padStart(4, '0')),
    )
  })

  it('stand in their index, each with its title', () => {
    const index = read('docs/decisions/README.md')
    for (const path of decisions) {
      const number = basename(path).slice(0, 4)
      const title = read(path).split('\n')[0]?.replace('# ', '')
      expect(index).toContain(`- [${number}](${basename(path)}) ${title}\n`)
    }
  })
})
