import { expect, it } from 'vitest'
import { incompleteLanguages } from '../../../scripts/vite/incomplete-languages.ts'
import { DICTIONARIES } from '../../support/dictionaries.ts'

it('a language that lacks a text is incomplete', () => {
  expect(incompleteLanguages(DICTIONARIES)).toEqual([])
  const { contact: _contact, ...nav } = DICTIONARIES.fr.nav
  expect(incompleteLanguages({ ...DICTIONARIES, fr: { ...DICTIONARIES.fr, nav } })).toEqual(['fr'])
})
