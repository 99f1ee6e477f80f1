import { expect, it } from 'vitest'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { incompleteLanguages } from '../../../scripts/vite/dictionaries.ts'

it('a language that lacks a text is incomplete', () => {
  const all = (fr: object) =>
    new Map([
      ['en', textsOf({ nav: { home: 'Home', blog: 'Blog' } })],
      ['fr', textsOf(fr)],
    ])
  expect(incompleteLanguages(all({ nav: { home: 'Accueil', blog: 'Blog' } }))).toEqual([])
  expect(incompleteLanguages(all({ nav: { home: 'Accueil' } }))).toEqual(['fr'])
})
