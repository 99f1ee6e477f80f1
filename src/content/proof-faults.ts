import type { Case, Consent, Person, RealCase } from './proof.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (date: string) => DAY.test(date) && !Number.isNaN(Date.parse(date))
const isSecureLink = (link: string) => URL.parse(link)?.protocol === 'https:'

const faultsOfConsent = ({ who = '', date = '' }: Partial<Consent> = {}): string[] => [
  ...(who.trim() ? [] : ['nobody has consented to it']),
  ...(isDay(date) ? [] : ['its consent has no date']),
]

function faultsOfFacts(
  { client, creator, piece, metrics, runBy }: RealCase,
  people: readonly Person[],
) {
  return [
    ...(client.trim() ? [] : ['it has no client']),
    ...(isSecureLink(creator.profile) ? [] : ['its creator has no profile link']),
    ...(isSecureLink(piece.href) ? [] : ['its piece has no link']),
    ...(people.some(({ id }) => id === runBy) ? [] : [`nobody is called "${runBy}"`]),
    ...metrics.flatMap(({ value, source, date }) => [
      ...(source.trim() ? [] : [`the number ${value} has no source`]),
      ...(isDay(date) ? [] : [`the number ${value} has no date`]),
    ]),
  ]
}

/** Why cases and people must not be published, as sentences; none if all is well. */
export const proofFaults = (cases: readonly Case[], people: readonly Person[]): string[] => [
  ...cases.flatMap((each) =>
    each.sample
      ? []
      : [...faultsOfConsent(each.consent), ...faultsOfFacts(each, people)].map(
          (fault) => `The case "${each.id}" cannot be published: ${fault}.`,
        ),
  ),
  ...people.flatMap((each) =>
    faultsOfConsent(each.consent).map(
      (fault) => `The person "${each.id}" cannot be published: ${fault}.`,
    ),
  ),
]
