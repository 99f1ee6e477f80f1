// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { PAGE_PATHS } from '../../src/urls/location.ts'
import { CLIENT } from '../support/built-site.ts'
import { wordingFaults } from '../support/wording-faults.ts'

const documents = new Map<string, Document>()

function read(file: string): Document {
  const known = documents.get(file)
  if (known) return known
  const html = readFileSync(join(CLIENT, file), 'utf8')
  const document = new DOMParser().parseFromString(html, 'text/html')
  documents.set(file, document)
  return document
}

const fileOf = (path: string) => join(path, 'index.html')

/** All documents of a language, the variants of the contact page included. */
const documentsOf = (language: string) => globSync(`${language}/**/*.html`, { cwd: CLIENT }).sort()

const textsOfPages = (textOf: (document: Document) => string | null | undefined) =>
  PAGE_PATHS.map((path) => `${textOf(read(fileOf(path)))}`)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

it.each(LANGUAGE_CODES)('%s has no raw key and no English left over', (language) => {
  const faults = documentsOf(language).flatMap((file) =>
    wordingFaults(read(file)).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})

it('each page has a title and a description of its own', () => {
  const description = (document: Document) =>
    document.querySelector('meta[name="description"]')?.getAttribute('content')
  expect(repeated(textsOfPages(({ title }) => title))).toEqual([])
  expect(repeated(textsOfPages(description))).toEqual([])
})
