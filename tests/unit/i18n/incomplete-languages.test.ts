import { expect, it } from 'vitest'
import { incompleteLanguages, unbalancedTexts } from '../../../scripts/vite/incomplete-languages.ts'
import { DICTIONARIES } from '../../support/dictionaries.ts'

it('a language that lacks a text is incomplete', () => {
  expect(incompleteLanguages(DICTIONARIES)).toEqual([])
  const { contact: _contact, ...nav } = DICTIONARIES.fr.nav
  expect(incompleteLanguages({ ...DICTIONARIES, fr: { ...DICTIONARIES.fr, nav } })).toEqual(['fr'])
})

it('a brace without its partner is named with its text, before a parser hangs on it', () => {
  const dictionary = {
    good: ['{a}', '{count:number} {{post|posts}}'],
    bad: {
      open: 'by {count articles that go on and on',
      closed: 'by count} articles',
      plural: '{{a|b}',
    },
  }
  expect(unbalancedTexts(dictionary, 'fr')).toEqual([
    'fr.bad.open: by {count articles that go on and on',
    'fr.bad.closed: by count} articles',
    'fr.bad.plural: {{a|b}',
  ])
})
