import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { elementsOf } from '../../scripts/build/elements.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'

const CLIENT = 'dist/client'

/** What a first visit may weigh, in kB (1000 bytes) after brotli. */
const BUDGET_KB = { css: 12, html: 15, fonts: 45 }
const JAVASCRIPT_BUDGET_KB = (page: string) => (page === '' ? 125 : page === 'contact' ? 145 : 135)

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
    new Set(links.filter(matches).flatMap((link) => link.href ?? []))
  return {
    scripts: new Set(links.flatMap((link) => link['data-modules']?.split(' ') ?? [])),
    styles: href(({ rel }) => rel === 'stylesheet'),
    fonts: href(({ as }) => as === 'font'),
  }
}

const sum = (files: Iterable<string>, size: (file: string) => number) =>
  [...files].reduce((total, file) => total + size(file), 0)

const weigh = (path: string) => {
  const document = `${path}/index.html`
  const { scripts, styles, fonts } = filesOf(document)
  return {
    html: sentKb(document),
    js: sum(scripts, sentKb),
    css: sum(styles, sentKb),
    fonts: sum(fonts, sentKb),
  }
}

const rows = LANGUAGE_CODES.flatMap((language) =>
  PAGES.map((page) => ({
    page,
    path: pagePath(language, page),
    ...weigh(pagePath(language, page)),
  })),
)
const round = (kb: number) => Math.round(kb * 10) / 10
console.table(
  Object.fromEntries(
    rows.map(({ path, html, js, css, fonts }) => [
      path,
      {
        'HTML kB': round(html),
        'JS kB': round(js),
        'CSS kB': round(css),
        'fonts kB': round(fonts),
      },
    ]),
  ),
)

test.each(rows)('$path keeps to its budgets', ({ page, html, js, css, fonts }) => {
  expect(js).toBeGreaterThan(50) // the document does name its scripts
  expect(js).toBeLessThanOrEqual(JAVASCRIPT_BUDGET_KB(page))
  expect(css).toBeLessThanOrEqual(BUDGET_KB.css)
  expect(html).toBeLessThanOrEqual(BUDGET_KB.html)
  expect(fonts).toBeLessThanOrEqual(BUDGET_KB.fonts)
})
