import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLatin } from '../../scripts/assets/fallbacks.ts'
import { LANGUAGES, type LanguageEntry } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES, type PageId } from '../../src/urls/pages.ts'
import { CLIENT, elementsIn, readBuilt, textOf } from '../support/built-site.ts'

/** What a first visit may weigh, in kB (1000 bytes) after brotli: the heaviest page and some 2 % of room. */
const BUDGETS: Record<Kind, (page: PageId, language: LanguageEntry) => number> = {
  // With its styles
  document: () => 30.6,
  // Half a percent of room for Home: 3 kB of other pages went unnoticed in two. The names of files alone make some 40 bytes.
  scripts: (page) => ({ '': 131.1, contact: 156.3 })[page as string] ?? 138.3,
  styles: () => 20.9,
  // Latin, and 6 for each further alphabet (MORE_LETTERS)
  fonts: (_, language) => (isLatin(language) ? 18.2 + 6 * language.alphabets.length : 33.5),
  pictures: () => 2.8,
}
/** What the document makes the browser ask for, itself counted; one connection (HTTP/2) carries all. */
const MOST_REQUESTS = 24

const KINDS = ['document', 'scripts', 'styles', 'fonts', 'pictures'] as const
type Kind = (typeof KINDS)[number]

const WHAT_TO_DO =
  'Load what has grown on intent or with the page that needs it, or drop it (docs/decisions/0004). ' +
  'A word, a post or a page more is no matter: raise the budget by 2 %. For anything else raise it only with figures of ' +
  '`npm run bench -- --against <build before>`.'

/** What the server sends of a file: its brotli copy, unless it is too small to have one. */
function sentBytes(file: string): number {
  const path = join(CLIENT, file)
  const copy = `${path}.br`
  return statSync(existsSync(copy) ? copy : path).size
}

const STYLESHEETS = globSync('assets/*.css', { cwd: CLIENT }).map((file) => ({
  file,
  code: readBuilt(file),
}))

/**
 * The files that a document makes the browser load before anything is touched, itself among them. Its
 * styles are those of a file, but part of it.
 */
function filesOf(document: string): Record<Kind, string[]> {
  const elements = elementsIn(readBuilt(document))
  const inline = elements.filter(({ tagName }) => tagName === 'style').map(textOf)
  const links = elements.map(({ attrs }) =>
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  ) as { rel?: string; href?: string; as?: string }[]
  const href = (matches: (link: (typeof links)[number]) => boolean) => [
    ...new Set(links.filter(matches).flatMap((link) => link.href?.split('#')[0] ?? [])),
  ]
  return {
    document: [document],
    scripts: href(({ rel }) => rel === 'modulepreload'),
    styles: STYLESHEETS.filter(({ code }) => inline.includes(code)).map(({ file }) => file),
    fonts: href(({ as }) => as === 'font'),
    pictures: href(({ as }) => as === 'image'),
  }
}

const weightOf = (files: readonly string[]) =>
  files.reduce((total, file) => total + sentBytes(file), 0)

const inDigits = (bytes: number) => bytes.toLocaleString('en')

const visits = LANGUAGES.flatMap((language) =>
  PAGES.map((page) => {
    const path = pagePath(language.code, page)
    return { path, page, language, files: filesOf(`${path}/index.html`) }
  }),
)

test.each(KINDS)('the %s of every page keep to their budget', (kind) => {
  const heavy = visits
    .map(({ path, page, language, files }) => ({
      path,
      page,
      files: files[kind],
      bytes: weightOf(files[kind]),
      budget: Math.round(1000 * BUDGETS[kind](page, language)),
    }))
    .filter(({ bytes, budget }) => bytes > budget)
    .sort((a, b) => b.bytes / b.budget - a.bytes / a.budget)
  const shared = ({ files: [file, ...others] }: (typeof heavy)[number]) =>
    kind === 'document' || others.length > 0 ? undefined : file
  // A line for each file that pages share, or for the heaviest of a page's languages
  const groups = Map.groupBy(heavy, (visit) => shared(visit) ?? visit.page).values()
  const lines = [...groups].flatMap(([heaviest, ...others]) => {
    if (!heaviest) return []
    const { path, bytes, budget } = heaviest
    const pages = others.length + 1 === visits.length ? 'all' : others.length + 1
    return `${shared(heaviest) ?? path}: ${inDigits(bytes)} of ${inDigits(budget)} (pages: ${pages})`
  })
  const files = (heavy[0]?.files ?? [])
    .toSorted((a, b) => sentBytes(b) - sentBytes(a))
    .map((file) => `  ${inDigits(sentBytes(file))} ${file}`)
  const message = `${kind} too heavy, in bytes:\n${lines.join('\n')}\n${WHAT_TO_DO}\n${files.join('\n')}`
  expect(lines, message).toEqual([])
})

test('every page brings its styles, names its scripts, and asks for few files', () => {
  for (const { path, files } of visits) {
    expect(weightOf(files.scripts), path).toBeGreaterThan(50_000)
    expect(weightOf(files.styles), path).toBeGreaterThan(10_000)
    const { styles: _, ...asked } = files
    const { length } = Object.values(asked).flat()
    expect(length, `${path} asks for ${length} files. ${WHAT_TO_DO}`).toBeLessThanOrEqual(
      MOST_REQUESTS,
    )
  }
})
