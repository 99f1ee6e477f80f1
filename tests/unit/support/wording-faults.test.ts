// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wordingFaults } from '../../support/wording-faults.ts'

const faultsOf = (body: string, lang = 'pl') =>
  wordingFaults(
    new DOMParser().parseFromString(
      `<html lang="${lang}"><body>${body}</body></html>`,
      'text/html',
    ),
  )

test.each([
  ['words', '<p>Dobra reklama to duet.</p>'],
  ['braces in a script', '<script>const a = {}; nav.home</script>'],
  ['English that says it is English', '<a lang="en" href="/en">Open menu</a>'],
  ['a word that Polish shares', '<a href="/pl/blog">Blog</a>'],
])('%s are no fault', (_what, body) => {
  expect(faultsOf(body)).toEqual([])
})

test.each([
  ['<p>nav.home</p>', 'unresolved text: nav.home'],
  ['<p>{minFollowers}</p>', 'unresolved text: {minFollowers}'],
  ['<p>Od undefined</p>', 'unresolved text: Od undefined'],
  ['<p>[object Object]</p>', 'unresolved text: [object Object]'],
  ['<nav aria-label="ui.menu"></nav>', 'unresolved text: ui.menu'],
  ['<p>Open menu</p>', 'left in English: Open menu, in <p> Open menu'],
  ['<button aria-label="Close menu">×</button>', 'left in English: Close menu, in <button> ×'],
])('%s is found', (body, fault) => {
  expect(faultsOf(body)).toEqual([fault])
})

test('a page in no language of the site is found', () => {
  expect(faultsOf('', 'xx')).toEqual(['<html lang> is no language: xx'])
})
