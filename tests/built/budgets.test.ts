import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { elementsOf } from '../../scripts/build/elements.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGES, type Page } from '../../src/urls/pages.ts'
import { CLIENT } from '../support/built-site.ts'

/** Fonts of letters beyond the Latin ones */
const MORE_LETTERS: Partial<Record<Language, number>> = { pl: 2, ru: 8 }

/** What a first visit may weigh, in kB (1000 bytes) after brotli. */
const budgetsOf = (page: Page, language: Language) => ({
  document: 9.5,
  scripts: page === 'contact' ? 152 : 134.5,
  styles: 18,
  fonts: language === 'ru' ? 33.5 : 27,
  all: (page === 'contact' ? 205 : 191) + (MORE_LETTERS[language] ?? 0),
})
/** What the document makes the browser ask for, itself counted; one connection (HTTP/2) carries all. */
const MOST_REQUESTS = 24
/** The headers of an answer over HTTP/2, on average */
const HEADERS_KB = 0.3

const WHAT_TO_DO =
  'Load it on intent or with the page that needs it, or drop it (docs/decisions/0004); ' +
  'raise a budget only with figures of `npm run bench -- --against <build before>`'

/** What the server sends of a file: its brotli copy, unless it is too small to have one. */
function sentKb(file: string): number {
  const path = join(CLIENT, file)
  const copy = `${path}.br`
  return statSync(existsSync(copy) ? copy : path).size / 1000
}

/** The files that a document makes the browser load before anything is touched, itself among them. */
function filesOf(document: string) {
  const links = [...elementsOf(parse(readFileSync(join(CLIENT, document), 'utf8')))].map(
    ({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  ) as { rel?: string; href?: string; as?: string }[]
  const href = (matches: (link: (typeof links)[number]) => boolean) => [
    ...new Set(links.filter(matches).flatMap((link) => link.href?.split('#')[0] ?? [])),
  ]
  return {
    document: [document],
    scripts: href(({ rel }) => rel === 'modulepreload'),
    styles: href(({ rel }) => rel === 'stylesheet'),
    fonts: href(({ as }) => as === 'font'),
    pictures: href(({ as }) => as === 'image'),
  }
}

const round = (kb: number) => Math.round(kb * 10) / 10
const weightOf = (files: readonly string[]) =>
  files.reduce((total, file) => total + sentKb(file), 0)

const visits = LANGUAGE_CODES.flatMap((language) =>
  PAGES.map((page) => {
    const path = pagePath(language, page)
    const kinds = filesOf(`${path}/index.html`)
    const files = Object.values(kinds).flat()
    const kb = {
      document: weightOf(kinds.document),
      scripts: weightOf(kinds.scripts),
      styles: weightOf(kinds.styles),
      fonts: weightOf(kinds.fonts),
      all: weightOf(files) + files.length * HEADERS_KB,
    }
    return { path, kinds: { ...kinds, all: files }, kb, budgets: budgetsOf(page, language) }
  }),
)

console.table(
  Object.fromEntries(
    visits.map(({ path, kinds, kb }) => [
      path,
      {
        ...Object.fromEntries(Object.entries(kb).map(([kind, weight]) => [kind, round(weight)])),
        requests: kinds.all.length,
      },
    ]),
  ),
)

test.each(visits)('$path keeps to its budgets', ({ path, kinds, kb, budgets }) => {
  expect(kb.scripts).toBeGreaterThan(50) // the document does name its scripts
  for (const kind of ['document', 'scripts', 'styles', 'fonts', 'all'] as const) {
    const files = kinds[kind].map((file) => `${round(sentKb(file))} ${file}`)
    const largestFirst = files.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    const grown = `${path}, ${kind}: ${round(kb[kind])} kB. ${WHAT_TO_DO}\n${largestFirst.join('\n')}`
    expect(kb[kind], grown).toBeLessThanOrEqual(budgets[kind])
  }
  const { length } = kinds.all
  expect(length, `${path} asks for ${length} files. ${WHAT_TO_DO}`).toBeLessThanOrEqual(
    MOST_REQUESTS,
  )
})
