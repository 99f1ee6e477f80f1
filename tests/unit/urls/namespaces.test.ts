import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NAMESPACES } from '../../../src/i18n/load-texts.ts'
import { namespacesAt, pagePath } from '../../../src/urls/location.ts'
import {
  FORM_PARAMETERS,
  formParametersOf,
  PAGES,
  type PageId,
  pageEntry,
} from '../../../src/urls/pages.ts'
import { readSubject } from '../../../src/urls/subject.ts'

const ofPage = (page: PageId, search = '') =>
  namespacesAt({ pathname: pagePath('pl', page), search })

describe('the namespaces of a page', () => {
  it('are the namespace of its page', () => {
    expect(ofPage('blog')).toEqual(['blogPage'])
    expect(ofPage('')).toEqual(['homePage'])
  })

  it('are those of Home for an unknown path', () => {
    expect(namespacesAt({ pathname: '/', search: '' })).toEqual(ofPage(''))
    expect(namespacesAt({ pathname: '/pl/nope', search: '' })).toEqual(ofPage(''))
  })

  it.each(PAGES.flatMap((page) => formParametersOf(page).map((name) => ({ page, name }))))(
    'include that of $page for the form with its ?$name=',
    ({ page, name }) => {
      const search = `?type=brand&${name}=any`
      expect(ofPage('contact', search)).toEqual(['contactPage', pageEntry(page).namespace])
      expect(ofPage('blog', search)).toEqual(['blogPage'])
    },
  )

  it('are that of the form alone where no page hands something to it', () => {
    expect(ofPage('contact', '?type=brand')).toEqual(['contactPage'])
  })

  it('every part of a subject is handed over by a page', () => {
    expect(Object.keys(readSubject({})).toSorted()).toEqual(FORM_PARAMETERS.toSorted())
  })

  it('cover every namespace', () => {
    expect(PAGES.flatMap((page) => ofPage(page)).toSorted()).toEqual(NAMESPACES.toSorted())
  })
})

/** The namespaces whose texts a source file uses. */
const namespacesIn = (file: string) => {
  const source = readFileSync(file, 'utf8')
  return NAMESPACES.filter((name) => new RegExp(`['\`]${name}\\.`).test(source))
}

describe('the parts of a page use only the texts that are loaded with it', () => {
  it.each(PAGES)('%s', (page) => {
    const parts = globSync([
      `src/pages/${page || 'home'}/**`,
      `src/routes/$lang/${page || 'index'}.tsx`,
    ])
    const sources = parts.filter((file) => /\.tsx?$/.test(file))
    expect(sources).not.toHaveLength(0)
    const loaded = ofPage(page, `?${FORM_PARAMETERS.map((name) => `${name}=any`).join('&')}`)
    for (const file of sources)
      expect(loaded, file).toEqual(expect.arrayContaining(namespacesIn(file)))
  })

  it('what every page has uses no text of one page', () => {
    for (const file of globSync('src/{sections,layout,ui,i18n}/**/*.{ts,tsx}', {
      exclude: ['src/i18n/??/**', 'src/i18n/t.ts'],
    })) {
      expect(namespacesIn(file), file).toEqual([])
    }
  })
})
