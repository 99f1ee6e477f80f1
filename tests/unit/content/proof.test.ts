import { expect, it } from 'vitest'
import { CASES, PEOPLE, type Person, type RealCase } from '../../../src/content/proof.ts'
import { proofFaults } from '../../../src/content/proof-faults.ts'
import { inAll, REAL_CASE } from '../../support/real-case.ts'

const person: Person = {
  id: REAL_CASE.runBy,
  name: 'A name',
  role: inAll('A role'),
  languages: ['en'],
  portrait: 'specimen-reading',
  consent: { who: 'A name', date: '2026-11-24' },
}
const [metric] = REAL_CASE.metrics
const faults = (change: Partial<RealCase>) => proofFaults([{ ...REAL_CASE, ...change }], [person])

it('finds nothing wrong with what the site shows', () => {
  expect(proofFaults(CASES, PEOPLE)).toEqual([])
})

it('lets a whole case pass', () => {
  expect(faults({})).toEqual([])
})

it.each<[string, Partial<RealCase>]>([
  ['nobody has consented to it', { consent: { who: ' ', date: '2026-11-24' } }],
  ['its consent has no date', { consent: { who: 'A brand', date: 'soon' } }],
  ['the number 12 has no source', { metrics: [{ ...metric, source: '' }] }],
  ['the number 12 has no date', { metrics: [metric, { ...metric, date: '2026-13-40' }] }],
  ['its creator has no profile link', { creator: { name: 'A creator', profile: '@somebody' } }],
  ['its piece has no link', { piece: { ...REAL_CASE.piece, href: '' } }],
  ['nobody is called "nobody"', { runBy: 'nobody' }],
])('stops the build because %s', (fault, change) => {
  expect(faults(change)).toEqual([`The case "first" cannot be published: ${fault}.`])
})

it('stops the build for a person who has not consented', () => {
  expect(proofFaults([], [{ ...person, consent: { who: '', date: '' } }])).toHaveLength(2)
})
