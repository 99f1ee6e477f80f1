// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, languageEntry } from '../../src/i18n/languages.ts'
import { PAGE_PATHS, pagePath } from '../../src/urls/location.ts'
import { PAGES } from '../../src/urls/pages.ts'
import { wordingFaults } from '../support/wording-faults.ts'

const SITE = 'dist/client'

const documents = new Map<string, Document>()

function read(file: string): Document {
  const known = documents.get(file)
  if (known) return known
  const html = readFileSync(join(SITE, file), 'utf8')
  const document = new DOMParser().parseFromString(html, 'text/html')
  documents.set(file, document)
  return document
}

const fileOf = (path: string) => join(path, 'index.html')

/** All documents of a language, the variants of the contact page included. */
const documentsOf = (language: string) => globSync(`${language}/**/*.html`, { cwd: SITE }).sort()

const textsOfPages = (textOf: (document: Document) => string | null | undefined) =>
  PAGE_PATHS.map((path) => `${textOf(read(fileOf(path)))}`)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

beforeAll(() => {
  if (!existsSync(SITE)) throw new Error(`There is no ${SITE}: run \`npm run build\` first.`)
})

describe.each(LANGUAGE_CODES)('%s', (language) => {
  it.each(PAGES.map((page) => pagePath(language, page)))('%s is there', (path) => {
    expect(existsSync(join(SITE, fileOf(path)))).toBe(true)
  })

  it('has no raw key and no English left over', () => {
    const faults = documentsOf(language).flatMap((file) =>
      wordingFaults(read(file)).map((fault) => `${file}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('is named by <html lang> on every page', () => {
    const tags = documentsOf(language).map((file) => read(file).documentElement.lang)
    expect(new Set(tags)).toEqual(new Set([languageEntry(language).tag]))
  })
})

describe('the site', () => {
  it('gives each page a title of its own', () => {
    expect(repeated(textsOfPages(({ title }) => title))).toEqual([])
  })

  it('gives each page a description of its own', () => {
    const description = (document: Document) =>
      document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(repeated(textsOfPages(description))).toEqual([])
  })

  it('links only to its pages and to files that exist', () => {
    const targets = globSync('**/*.html', { cwd: SITE }).flatMap((file) =>
      [...read(file).querySelectorAll('a[href^="/"], link[href^="/"], [src^="/"]')].map((element) =>
        element.getAttribute(element.hasAttribute('href') ? 'href' : 'src'),
      ),
    )
    const paths = new Set(
      targets.map((target) => new URL(target ?? '', 'https://a.example').pathname),
    )
    const pages: readonly string[] = PAGE_PATHS
    const lost = [...paths].filter((path) => !pages.includes(path) && !existsSync(join(SITE, path)))
    expect(lost).toEqual([])
  })

  it('has the picture that each page names for its share card', () => {
    const pictures = PAGE_PATHS.map((path) => {
      const meta = read(fileOf(path)).querySelector('meta[property="og:image"]')
      return new URL(meta?.getAttribute('content') ?? '').pathname
    })
    expect(pictures.filter((picture) => !existsSync(join(SITE, picture)))).toEqual([])
  })
})
