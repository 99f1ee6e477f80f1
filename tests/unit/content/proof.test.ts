import { expect, it } from 'vitest'
import { CASES, PEOPLE, type Person, type RealCase } from '../../../src/content/proof.ts'
import { proofFaults } from '../../../src/content/proof-faults.ts'
import { LANGUAGES, type Language } from '../../../src/i18n/languages.ts'

const inAll = (text: string) =>
  Object.fromEntries(LANGUAGES.map(({ code }) => [code, text])) as Record<Language, string>

const person: Person = { id: 'somebody', sample: true, portrait: 'specimen-contact' }
const metric = { unit: inAll('views'), value: '1', source: 'TikTok', date: '2026-11-24' }
const whole: RealCase = {
  id: 'first',
  client: 'A brand',
  creator: { name: 'A creator', profile: 'https://www.tiktok.com/@somebody' },
  brief: inAll('A brief'),
  piece: {
    href: 'https://www.tiktok.com/@somebody/video/1',
    still: '/x.webp',
    alt: inAll('A still'),
  },
  metrics: [metric],
  runBy: 'somebody',
  consent: { who: 'A brand', date: '2026-11-24' },
}

const faults = (change: Partial<RealCase>) => proofFaults([{ ...whole, ...change }], [person])

it('finds nothing wrong with what the site shows', () => {
  expect(proofFaults(CASES, PEOPLE)).toEqual([])
})

it('lets a whole case pass', () => {
  expect(faults({})).toEqual([])
})

it.each<[string, Partial<RealCase>]>([
  ['nobody has consented to it', { consent: { who: ' ', date: '2026-11-24' } }],
  ['its consent has no date', { consent: { who: 'A brand', date: 'soon' } }],
  ['the number 1 has no source', { metrics: [{ ...metric, source: '' }] }],
  ['the number 1 has no date', { metrics: [metric, { ...metric, date: '2026-13-40' }] }],
  ['its creator has no profile link', { creator: { name: 'A creator', profile: '@somebody' } }],
  ['its piece has no link', { piece: { ...whole.piece, href: '' } }],
  ['nobody is called "nobody"', { runBy: 'nobody' }],
])('stops the build because %s', (fault, change) => {
  expect(faults(change)).toEqual([`The case "first" cannot be published: ${fault}.`])
})

it('stops the build for a person who has not consented', () => {
  const named: Person = {
    id: 'named',
    name: 'A name',
    role: inAll('A role'),
    languages: ['en'],
    portrait: 'specimen-contact',
    consent: { who: '', date: '' },
  }
  expect(proofFaults([], [named])).toHaveLength(2)
})
