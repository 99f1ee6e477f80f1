import { expect, it, vi } from 'vitest'
import { loadedLocales } from '../../../src/i18n/i18n-util.ts'
import { loadLanguage, loadMessages } from '../../../src/i18n/load-messages.ts'

vi.stubGlobal('__INCOMPLETE_LANGUAGES__', ['fr'])

const sections = (dictionary: object = {}) =>
  Object.keys(dictionary).filter((key) => key.endsWith('Page'))

it('a complete language loads without English', async () => {
  await loadMessages('de', ['contactPage'])
  expect(sections(loadedLocales.de).toSorted()).toEqual(['contactPage', 'errorPage'])
  expect(loadedLocales.en).toBeUndefined()
})

it('a language that lacks a text loads with English', async () => {
  await loadMessages('fr', ['blogPage'])
  for (const language of ['fr', 'en'] as const)
    expect(sections(loadedLocales[language]).toSorted()).toEqual(['blogPage', 'errorPage'])
})

it('another language loads everything used so far', async () => {
  await loadLanguage('pl', ['blogPage'])
  expect(sections(loadedLocales.pl).toSorted()).toEqual(['blogPage', 'contactPage', 'errorPage'])
})
