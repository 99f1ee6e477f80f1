import { expect, it } from 'vitest'
import { type Person, publishingErrors, type RealCase } from '../../../src/content/case-schema.ts'
import { CASES, PEOPLE } from '../../../src/content/cases-and-people.ts'
import { inAll, REAL_CASE } from '../../support/real-case.ts'

const person: Person = {
  id: REAL_CASE.runBy,
  name: 'A name',
  role: inAll('A role'),
  languages: ['en'],
  portrait: 'specimen-profile-analysis',
  consent: { who: 'A name', date: '2026-11-24' },
}
const { metric } = REAL_CASE
const errorsOf = (change: Partial<RealCase>) =>
  publishingErrors([{ ...REAL_CASE, ...change }], [person])

it('finds nothing wrong with what the site shows', () => {
  expect(publishingErrors(CASES, PEOPLE)).toEqual([])
})

it('lets a whole case pass', () => {
  expect(errorsOf({})).toEqual([])
})

it.each<[string, Partial<RealCase>]>([
  ['consent.who is missing', { consent: { who: ' ', date: '2026-11-24' } }],
  ['consent.date is no day like 2026-11-24', { consent: { who: 'A brand', date: 'soon' } }],
  ['metric.source is missing', { metric: { ...metric, source: '' } }],
  ['metric.date is no day like 2026-11-24', { metric: { ...metric, date: '2026-13-40' } }],
  [
    'creator.profile is no https address',
    { creator: { name: 'A creator', profile: 'http://www.tiktok.com/@somebody' } },
  ],
  ['piece.href is no https address', { piece: { ...REAL_CASE.piece, href: '' } }],
  ['nobody is called "nobody"', { runBy: 'nobody' }],
])('stops the build because %s', (fault, change) => {
  expect(errorsOf(change)).toEqual([`This cannot be published: "first": ${fault}.`])
})

it('stops the build for a person who has not consented', () => {
  expect(publishingErrors([], [{ ...person, consent: { who: '', date: '' } }])).toHaveLength(2)
})
