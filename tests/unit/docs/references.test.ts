import { globSync, readFileSync } from 'node:fs'
import { basename, matchesGlob, posix } from 'node:path'
import { slug } from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { DICTIONARIES } from '../../support/texts.ts'

/** What the documents refer to is there. */

/** Every file and folder, from the root */
const PATHS = [
  ...globSync('{src,tests,scripts,docs,deploy,public}/**'),
  ...globSync(['*.{ts,md,json,html,mjs}', '.env.example', '.ci/run']),
]
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md']).sort()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

const read = (path: string) => readFileSync(path, 'utf8')
/** `src/i18n/<code>/index.ts` and `tests/e2e/*.ts` stand for every path of that shape. */
const isThere = (shape: string) => {
  const glob = posix
    .normalize(shape)
    .replaceAll(/<[^>]*>/g, '*')
    .replace(/[./]+$/, '')
  return PATHS.some((path) => matchesGlob(path, glob))
}
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading))

/** Every word of the code, but for the names that this test makes up */
const WORDS = new Set(
  [
    ...globSync('{src,scripts,tests,deploy}/**/*.{ts,tsx,js,conf,service}').filter(
      (path) => !path.startsWith('tests/unit/docs/'),
    ),
    ...globSync(['*.{ts,json}', '.env.example']),
  ].flatMap((path) => read(path).match(/\w+/g) ?? []),
)

/** Names of other programs */
const FOREIGN = ['entriesAware', 'IPAddressDeny']

const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, target = '']) => target)

/** Files and folders that a text names and that are not there */
function deadPaths(text: string): string[] {
  const paths = findAll(
    text,
    /(?<![\w./@-])((?:src|tests|scripts|docs|deploy|public)\/[\w$<>@*./-]+)/g,
  )
  const files = findAll(
    text,
    /(?<![\w./:@*<>(-])([\w$<>@*-][\w$<>@*./-]*\.(?:tsx?|md|cjs|css|conf)\b)/g,
  )
  return [...paths, ...files.map((file) => `**/${file}`)].filter((path) => !isThere(path))
}

/** Links, paths, scripts, constants and functions that a text refers to and that are not there */
function deadReferences(text: string, from: string): string[] {
  const all = (pattern: RegExp) => findAll(text, pattern)
  const links = all(/\]\((?!https?:|mailto:|lang:)([^)\s]+)\)/g).filter((link) => {
    const [file, anchor] = link.split('#')
    const path = file ? posix.join(posix.dirname(from), file) : from
    return !isThere(path) || (anchor && !anchorsOf(read(path)).includes(anchor))
  })
  const names = all(/npm run (?:--?\w+ )*([\w:]+)/g).filter((name) => !(name in scripts))
  const identifiers = all(/`([A-Z][A-Z\d_]{2,}|\w+[a-z][A-Z]\w*)`/g).filter(
    (name) => !WORDS.has(name) && !FOREIGN.includes(name),
  )
  return [...links, ...deadPaths(text), ...names, ...identifiers]
}

it('a dead reference is reported', () => {
  const text =
    '[1](../docs/tests.md) [2](testing.md#nothing) src/components, page-head.ts, npm run storybook, `NO_PAGE`, `loadNothing`'
  const dead = [
    '../docs/tests.md',
    'testing.md#nothing',
    'src/components',
    '**/page-head.ts',
    'storybook',
    'NO_PAGE',
    'loadNothing',
  ]
  expect(deadReferences(text, 'docs/i18n.md')).toEqual(dead)
})

describe('every reference leads somewhere', () => {
  it.each(DOCUMENTS)('%s', (path) => {
    expect(deadReferences(read(path), path)).toEqual([])
  })
})

describe('every text that is named is in the dictionaries', () => {
  const keys = [...textsOf(DICTIONARIES.en).keys()]
  const isKey = (part: string) => keys.some((key) => `.${key}.`.includes(`.${part}.`))

  it.each(['docs/before-launch.md', ...globSync('docs/glossary/*.md')])('%s', (path) => {
    const named = findAll(read(path), /`([a-z]\w*(?:\.\w+)+)`/g)
    expect(named.filter((part) => !part.endsWith('.md') && !isKey(part))).toEqual([])
  })
})

it('comments name files that are there', () => {
  const dead = globSync('{src,scripts,tests}/**/*.{ts,tsx}').flatMap((path) =>
    findAll(read(path), /^\s*(?:\/\*\*|\*|\/\/)(.*)/gm).flatMap((comment) =>
      deadPaths(comment).map((target) => `${path}: ${target}`),
    ),
  )
  expect(dead).toEqual([])
})

describe('every script is documented in the README or in CONTRIBUTING', () => {
  const documented = ['README.md', 'CONTRIBUTING.md'].map(read).join()

  // npm runs `prepare` and `prestart` by itself.
  it.each(Object.keys(scripts).filter((name) => !name.startsWith('pre')))('npm run %s', (name) => {
    expect(documented).toMatch(new RegExp(`\\| .*npm (run )?${name}(?![\\w:])`))
  })
})

it('the decisions stand in their index, each with its title', () => {
  const index = read('docs/decisions/README.md')
  for (const path of globSync('docs/decisions/[0-9]*.md')) {
    const number = basename(path).slice(0, 4)
    const title = read(path).split('\n')[0]?.replace('# ', '')
    expect(index).toContain(`- [${number}](${basename(path)}) ${title}\n`)
  }
})
