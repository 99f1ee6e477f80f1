import { expect, it, vi } from 'vitest'
import { loadLanguage, loadTexts } from '../../../src/i18n/load-texts.ts'
import { loadedTexts } from '../../../src/i18n/loaded-texts.ts'

vi.stubGlobal('__INCOMPLETE_LANGUAGES__', ['fr'])

const sections = (dictionary: object = {}) =>
  Object.keys(dictionary).filter((key) => key.endsWith('Page'))

it('a complete language loads without English', async () => {
  await loadTexts('de', ['contactPage'])
  expect(sections(loadedTexts.de).toSorted()).toEqual(['contactPage', 'errorPage'])
  expect(loadedTexts.en).toBeUndefined()
})

it('a language that lacks a text loads with English', async () => {
  await loadTexts('fr', ['blogPage'])
  for (const language of ['fr', 'en'] as const)
    expect(sections(loadedTexts[language]).toSorted()).toEqual(['blogPage', 'errorPage'])
})

it('another language loads everything used so far', async () => {
  await loadLanguage('pl', ['blogPage'])
  expect(sections(loadedTexts.pl).toSorted()).toEqual(['blogPage', 'contactPage', 'errorPage'])
})
