import { expect, it, vi } from 'vitest'
import { loadedLocales } from '../../../src/i18n/i18n-util.ts'
import { loadLanguage, loadWords } from '../../../src/i18n/load-words.ts'

vi.stubGlobal('__INCOMPLETE_LANGUAGES__', undefined)

const at = (pathname: string) => ({ pathname, search: '' })
const sections = (dictionary: object) =>
  Object.keys(dictionary).filter((key) => key.endsWith('Page'))

it('a page loads the common words and its own', async () => {
  await loadWords('en', at('/en/contact'))
  expect(sections(loadedLocales.en).toSorted()).toEqual(['contactPage', 'errorPage'])
})

it('another language loads everything used so far', async () => {
  await loadWords('en', at('/en/contact'))
  await loadLanguage('pl', at('/en/blog'))
  expect(sections(loadedLocales.pl).toSorted()).toEqual(['blogPage', 'contactPage', 'errorPage'])
})
