import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { DICTIONARIES, textsOf } from './dictionaries.ts'

/** What documents and comments refer to, and whether it is there. */
export interface Repository {
  /** Every file and folder, from the root */
  paths: readonly string[]
  read: (path: string) => string
}

export const REPOSITORY: Repository = {
  paths: [
    ...globSync('{src,tests,scripts,docs,deploy,public}/**'),
    ...globSync(['*.{ts,md,json,html,mjs}', '.dependency-cruiser.cjs', '.env.example', '.ci/run']),
  ].sort(),
  read: (path) => readFileSync(path, 'utf8'),
}

export interface Kind {
  /** A reference; what it refers to is its first group */
  pattern: RegExp
  leadsNowhere: (target: string, from: string, repository: Repository) => boolean
  /** A reference that leads nowhere and one that leads somewhere: the proof that the rule can tell */
  dead: string
  alive: string
}

const isThere = (path: string, { paths }: Repository) =>
  paths.includes(posix.normalize(path).replace(/\/$/, ''))

/** `src/i18n/<code>/index.ts` and `*.aria.yml` stand for every path of that shape. */
const shape = (target: string) =>
  target
    .replace(/^(?:\.{0,2}\/)+|[./]+$/g, '')
    .split(/(<[^>]*>|\*)/)
    .map((part, index) => (index % 2 === 1 ? '[^/]+' : part.replaceAll(/[.$]/g, '\\$&')))
    .join('')

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

const SPECIFICATION = 'docs/specification.md'
/** Its samples of dead references are no uses. */
export const HERE = 'tests/support/references.ts'

const SECTIONS = Object.keys(DICTIONARIES.en).join('|')
const TEXT_KEYS = [...textsOf(DICTIONARIES.en).keys()]

export const KINDS: Readonly<Record<string, Kind>> = {
  link: {
    pattern: /\]\((?!https?:|mailto:)([^)\s]+)\)/g,
    leadsNowhere: (target, from, repository) => {
      const [file = '', anchor] = target.split('#')
      const path = file ? posix.join(posix.dirname(from), file) : from
      if (!isThere(path, repository)) return true
      return anchor !== undefined && !headingsOf(repository.read(path)).map(slug).includes(anchor)
    },
    dead: '[testing](../docs/tests.md)',
    alive: '[testing](../docs/testing.md#three-engines)',
  },
  path: {
    pattern: /(?<![\w./@-])((?:src|tests|scripts|docs|deploy|public)\/[\w$<>*@./-]+)/g,
    leadsNowhere: (target, _, { paths }) => {
      const path = new RegExp(`^${shape(target)}$`)
      return !paths.some((each) => path.test(each))
    },
    dead: 'src/components',
    alive: 'src/pages/<page>',
  },
  file: {
    pattern: /(?<![\w./:@*>-])([\w$<>@*./-]+\.(?:tsx?|md|cjs|css|conf)\b(?::\d+)?)/g,
    leadsNowhere: (target, _, { paths }) => {
      const path = new RegExp(`(?:^|/)${shape(target)}$`)
      return !paths.some((each) => path.test(each))
    },
    dead: 'see page-head.ts:41',
    alive: 'see urls/location.ts',
  },
  script: {
    pattern: /npm run (?:--?\w+ )*([\w:]+)/g,
    leadsNowhere: (target, _, repository) =>
      !Object.hasOwn(JSON.parse(repository.read('package.json')).scripts, target),
    dead: 'npm run storybook',
    alive: 'npm run --silent build',
  },
  specification: {
    pattern: /\bspecification, ([A-Z].{0,30})/g,
    leadsNowhere: (target, _, repository) =>
      !headingsOf(repository.read(SPECIFICATION)).some((heading) =>
        new RegExp(`^${heading}\\b`).test(target),
      ),
    dead: '(specification, Popups)',
    alive: '(specification, Contact form).',
  },
  'paper outside the repository': {
    pattern:
      /((?:specification|brief),? \(?§ ?\d|\bdecisions? \d{1,2}\b|\brulings? \d|design brief)/g,
    leadsNowhere: () => true,
    dead: '(specification §2, decisions 7)',
    alive: '(RFC 5321 §4.5.3), decision 0012',
  },
  constant: {
    pattern: /`([A-Z]+(?:_[A-Z]+)+)`/g,
    leadsNowhere: (target, _, repository) =>
      !repository.paths
        .filter((path) => /\.tsx?$/.test(path) && path !== HERE)
        .some((path) => new RegExp(`\\b${target}\\b`).test(repository.read(path))),
    dead: '`TOAST_COLOUR`',
    alive: '`TOAST_DURATION_MS`',
  },
  text: {
    pattern: new RegExp(`\`((?:${SECTIONS})(?:\\.\\w+)+)\``, 'g'),
    leadsNowhere: (target) => !TEXT_KEYS.some((key) => `${key}.`.startsWith(`${target}.`)),
    dead: '`hero.headline`',
    alive: '`homePage.whyChoosePoints`',
  },
}

const COMMENT = /^\s*(?:\{?\/?\*+|\/\/)(?!\/)(.*)$|\s\/\/ (.*)$/gm
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\((['"`])(.*?)\1/g

/** The prose of a file: a document whole; of a program its comments, wrapped lines joined, and the
 * titles of its tests. */
export function proseOf(path: string, text: string): string {
  if (path.endsWith('.md')) return text
  const comments = [...text.matchAll(COMMENT)].map(([, line = '', remark = '']) => line + remark)
  const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title)
  return [...comments, ...titles].map((part) => part.trim()).join(' ')
}

/** What a prose refers to and is not there: `link docs/tests.md`. */
export const deadReferences = (prose: string, from: string, repository: Repository): string[] =>
  Object.entries(KINDS).flatMap(([name, { pattern, leadsNowhere }]) =>
    [...prose.matchAll(pattern)]
      .map(([, target = '']) => target)
      .filter((target) => leadsNowhere(target, from, repository))
      .map((target) => `${name} ${target}`),
  )
