import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { elementsOf } from '../../scripts/build/elements.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { pagePath } from '../../src/i18n/location.ts'
import { PAGES } from '../../src/pages.ts'
import { CLIENT } from '../support/built-site.ts'

/** What a first visit may weigh, in kB (1000 bytes) after brotli. */
const BUDGET_KB = { css: 12.2, html: 9, fonts: 34 }
/** The same and pictures of the first screen together, headers counted. */
const ALL_BUDGET_KB = (page: string) => (page === 'contact' ? 194.5 : 179.9)
/** An answer's headers, on average. */
const HEADERS_KB = 0.7
/** What the document makes the browser ask for, itself counted. */
const REQUESTS = 12
const SCRIPTS = 7
/** Letters beyond the Latin alphabet come in fonts of their own. */
const MORE_FONTS: Partial<Record<Language, { files: number; kb: number }>> = {
  pl: { files: 1, kb: 1 },
  ru: { files: 1, kb: 8.6 },
}
const JAVASCRIPT_BUDGET_KB = (page: string) =>
  page === '' ? 125.9 : page === 'contact' ? 143.9 : 127.5

/** What the server sends of a file: its brotli copy, unless it is too small to have one. */
function sentKb(file: string): number {
  const path = join(CLIENT, file)
  const copy = `${path}.br`
  return statSync(existsSync(copy) ? copy : path).size / 1000
}

/** The files that a document makes the browser load before anything is touched. */
function filesOf(document: string) {
  const links = [...elementsOf(parse(readFileSync(join(CLIENT, document), 'utf8')))].map(
    ({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  ) as { rel?: string; href?: string; as?: string; 'data-modules'?: string }[]
  const href = (matches: (link: (typeof links)[number]) => boolean) =>
    new Set(links.filter(matches).flatMap((link) => link.href?.split('#')[0] ?? []))
  return {
    scripts: new Set(links.flatMap((link) => link['data-modules']?.split(' ') ?? [])),
    styles: href(({ rel }) => rel === 'stylesheet'),
    fonts: href(({ as }) => as === 'font'),
    pictures: href(({ as }) => as === 'image'),
  }
}

const sum = (files: Iterable<string>, size: (file: string) => number) =>
  [...files].reduce((total, file) => total + size(file), 0)

const weigh = (path: string) => {
  const document = `${path}/index.html`
  const { scripts, styles, fonts, pictures } = filesOf(document)
  const files = [document, ...scripts, ...styles, ...fonts, ...pictures]
  return {
    html: sentKb(document),
    js: sum(scripts, sentKb),
    css: sum(styles, sentKb),
    fonts: sum(fonts, sentKb),
    all: sum(files, sentKb) + files.length * HEADERS_KB,
    scripts: scripts.size,
    requests: files.length,
  }
}

const rows = LANGUAGE_CODES.flatMap((language) =>
  PAGES.map((page) => ({
    language,
    page,
    path: pagePath(language, page),
    ...weigh(pagePath(language, page)),
  })),
)
const round = (kb: number) => Math.round(kb * 10) / 10
console.table(
  Object.fromEntries(
    rows.map(({ path, html, js, css, fonts, all, scripts, requests }) => [
      path,
      {
        'HTML kB': round(html),
        'JS kB': round(js),
        'CSS kB': round(css),
        'fonts kB': round(fonts),
        'all kB': round(all),
        scripts,
        requests,
      },
    ]),
  ),
)

test.each(rows)('$path keeps to its budgets', ({ language, page, ...visit }) => {
  const more = MORE_FONTS[language] ?? { files: 0, kb: 0 }
  expect(visit.js).toBeGreaterThan(50) // the document does name its scripts
  expect(visit.js).toBeLessThanOrEqual(JAVASCRIPT_BUDGET_KB(page))
  expect(visit.css).toBeLessThanOrEqual(BUDGET_KB.css)
  expect(visit.html).toBeLessThanOrEqual(BUDGET_KB.html)
  expect(visit.fonts).toBeLessThanOrEqual(BUDGET_KB.fonts)
  expect(visit.all).toBeLessThanOrEqual(ALL_BUDGET_KB(page) + more.kb)
  expect(visit.scripts).toBeLessThanOrEqual(SCRIPTS)
  expect(visit.requests).toBeLessThanOrEqual(REQUESTS + more.files)
})
