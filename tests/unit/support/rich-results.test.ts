import { expect, test } from 'vitest'
import { richResultFaults } from '../../support/rich-results.ts'

const SITE = { '@type': 'WebSite', '@id': '#site', name: 'Duet', url: 'https://duet.example/' }

test('a valid node has no fault', () => {
  expect(richResultFaults([SITE])).toEqual([])
})

test.each([
  ['a missing property', [{ ...SITE, name: '' }], 'WebSite.name is missing or malformed'],
  ['a path for an address', [{ ...SITE, url: '/en' }], 'WebSite.url is missing or malformed'],
  ['an unknown type', [{ '@type': 'Website' }], 'no rules for the type Website'],
  ['a name without its node', [{ ...SITE, publisher: { '@id': '#x' } }], 'nothing is called #x'],
  [
    'a trail of one step',
    [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1, name: 'A', item: 'https://a.example' }],
      },
    ],
    'BreadcrumbList.itemListElement is missing or malformed',
  ],
])('%s is found', (_what, graph, fault) => {
  expect(richResultFaults(graph)).toEqual([fault])
})
