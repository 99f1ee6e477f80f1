import { expect, it, vi } from 'vitest'
import { loadedLocales } from '../../../src/i18n/i18n-util.ts'
import { loadLanguage, loadMessages } from '../../../src/i18n/load-messages.ts'

vi.stubGlobal('__INCOMPLETE_LANGUAGES__', undefined)

const sections = (dictionary: object) =>
  Object.keys(dictionary).filter((key) => key.endsWith('Page'))

it('a page loads the common words and its own', async () => {
  await loadMessages('en', ['contactPage'])
  expect(sections(loadedLocales.en).toSorted()).toEqual(['contactPage', 'errorPage'])
})

it('another language loads everything used so far', async () => {
  await loadMessages('en', ['contactPage'])
  await loadLanguage('pl', ['blogPage'])
  expect(sections(loadedLocales.pl).toSorted()).toEqual(['blogPage', 'contactPage', 'errorPage'])
})
