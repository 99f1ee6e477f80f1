import { globSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { slug } from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { DICTIONARIES } from '../../support/dictionaries.ts'

/** What documents and comments refer to is there. */

/** Every file and folder, from the root */
const PATHS = [
  ...globSync('{src,tests,scripts,docs,deploy,public}/**'),
  ...globSync(['*.{ts,md,json,html,mjs}', '.dependency-cruiser.cjs', '.env.example', '.ci/run']),
].sort()

const read = (path: string) => readFileSync(path, 'utf8')

interface Kind {
  /** A reference; what it refers to is its first group */
  pattern: RegExp
  leadsNowhere: (target: string, from: string) => boolean
  /** A reference that leads nowhere: the proof that the rule can tell */
  dead: string
}

const isThere = (path: string) => PATHS.includes(posix.normalize(path).replace(/\/$/, ''))

/** `src/i18n/<code>/index.ts` and `*.aria.yml` stand for every path of that shape. */
const shape = (target: string) =>
  target
    .replace(/^(?:\.{0,2}\/)+|[./]+$/g, '')
    .split(/(<[^>]*>|\*)/)
    .map((part, index) => (index % 2 === 1 ? '[^/]+' : part.replaceAll(/[.$]/g, '\\$&')))
    .join('')

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

const SPECIFICATION = 'docs/specification.md'
/** Its samples of dead references are no uses. */
const HERE = 'tests/unit/docs/references.test.ts'

const SECTIONS = Object.keys(DICTIONARIES.en).join('|')
const TEXT_KEYS = [...textsOf(DICTIONARIES.en).keys()]

const KINDS: Readonly<Record<string, Kind>> = {
  link: {
    pattern: /\]\((?!https?:|mailto:)([^)\s]+)\)/g,
    leadsNowhere: (target, from) => {
      const [file = '', anchor] = target.split('#')
      const path = file ? posix.join(posix.dirname(from), file) : from
      if (!isThere(path)) return true
      return (
        anchor !== undefined &&
        !headingsOf(read(path))
          .map((heading) => slug(heading))
          .includes(anchor)
      )
    },
    dead: '[testing](../docs/tests.md)',
  },
  path: {
    pattern: /(?<![\w./@-])((?:src|tests|scripts|docs|deploy|public)\/[\w$<>*@./-]+)/g,
    leadsNowhere: (target) => {
      const path = new RegExp(`^${shape(target)}$`)
      return !PATHS.some((each) => path.test(each))
    },
    dead: 'src/components',
  },
  file: {
    pattern: /(?<![\w./:@*>-])([\w$<>@*./-]+\.(?:tsx?|md|cjs|css|conf)\b(?::\d+)?)/g,
    leadsNowhere: (target) => {
      const path = new RegExp(`(?:^|/)${shape(target)}$`)
      return !PATHS.some((each) => path.test(each))
    },
    dead: 'see page-head.ts:41',
  },
  script: {
    pattern: /npm run (?:--?\w+ )*([\w:]+)/g,
    leadsNowhere: (target) => !Object.hasOwn(JSON.parse(read('package.json')).scripts, target),
    dead: 'npm run storybook',
  },
  specification: {
    pattern: /\bspecification, ([A-Z].{0,30})/g,
    leadsNowhere: (target) =>
      !headingsOf(read(SPECIFICATION)).some((heading) => new RegExp(`^${heading}\\b`).test(target)),
    dead: '(specification, Popups)',
  },
  constant: {
    pattern: /`([A-Z]+(?:_[A-Z]+)+)`/g,
    leadsNowhere: (target) =>
      !PATHS.filter((path) => /\.tsx?$/.test(path) && path !== HERE).some((path) =>
        new RegExp(`\\b${target}\\b`).test(read(path)),
      ),
    dead: '`TOAST_COLOUR`',
  },
  text: {
    pattern: new RegExp(`\`((?:${SECTIONS})(?:\\.\\w+)+)\``, 'g'),
    leadsNowhere: (target) => !TEXT_KEYS.some((key) => `${key}.`.startsWith(`${target}.`)),
    dead: '`hero.headline`',
  },
}

const COMMENT = /^\s*(?:\{?\/?\*+|\/\/)(?!\/)(.*)$|\s\/\/ (.*)$/gm
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\((['"`])(.*?)\1/g

/** The prose of a file: a document whole; of a program its comments, wrapped lines joined, and the
 * titles of its tests. */
function proseOf(path: string, text: string): string {
  if (path.endsWith('.md')) return text
  const comments = [...text.matchAll(COMMENT)].map(([, line = '', remark = '']) => line + remark)
  const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title)
  return [...comments, ...titles].map((part) => part.trim()).join(' ')
}

/** What a prose refers to and is not there: `link docs/tests.md`. */
const deadReferences = (prose: string, from: string): string[] =>
  Object.entries(KINDS).flatMap(([name, { pattern, leadsNowhere }]) =>
    [...prose.matchAll(pattern)]
      .map(([, target = '']) => target)
      .filter((target) => leadsNowhere(target, from))
      .map((target) => `${name} ${target}`),
  )

const documents = globSync(['*.md', 'docs/**/*.md'])
const programs = globSync(['*.ts', '{src,tests,scripts}/**/*.{ts,tsx,css}']).filter(
  (path) => !path.includes('i18n-') && path !== HERE,
)

describe('a reference leads somewhere', () => {
  it.each(Object.entries(KINDS))('%s: one that is dead is found', (name, { dead }) => {
    expect(deadReferences(dead, 'docs/testing.md').join()).toMatch(name)
  })

  it.each(documents.sort())('%s', (path) => {
    expect(deadReferences(read(path), path)).toEqual([])
  })

  it('in every comment', () => {
    const dead = programs.flatMap((path) =>
      deadReferences(proseOf(path, read(path)), path).map((each) => `${path}: ${each}`),
    )
    expect(dead).toEqual([])
  })
})

describe('every script is documented in the README or in CONTRIBUTING', () => {
  const { scripts } = JSON.parse(read('package.json'))
  /** npm runs these by itself: `prepare`, `prestart`. */
  const isHook = (name: string) => name.startsWith('pre')
  const documented = ['README.md', 'CONTRIBUTING.md'].map(read).join()

  it.each(Object.keys(scripts).filter((name) => !isHook(name)))('npm run %s', (name) => {
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
