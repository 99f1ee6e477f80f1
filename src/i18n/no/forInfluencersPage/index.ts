import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  pageTitle: 'Behold stemmen. Få selskap.',
  benefits: [
    {
      title: 'Merkevarer du ikke møter i feeden',
      description:
        'Samarbeid med merkevarer i inn- og utland, tilpasset det du allerede legger ut. Du ser produktet før du sier ja.',
    },
    {
      title: 'Vekst med et ekstra par øyne',
      description:
        'Vi leser tallene sammen med deg: hva som holder på folk, hvor du mister dem og hva du kan prøve i de ti neste innleggene.',
    },
    {
      title: 'Kurs som holder deg oppdatert',
      description:
        'Direktesendte workshoper om KI-verktøy og kontosikkerhet, åpne for alle innholdsskapere i nettverket. Vi gjør opptak så ofte vi kan.',
    },
    {
      title: 'Endelig kolleger',
      description:
        'Et fellesskap av innholdsskapere som sammenligner honorarer, advarer hverandre mot dårlige briefer og stiller opp på hverandres lanseringer.',
    },
    {
      title: 'Vilkår du faktisk kan lese',
      description:
        'Honorar, frister, bruksrettigheter og utbetalingsdato på én side, avtalt før du filmer. Du vet at samarbeidet er rettferdig, for du kan sjekke det selv.',
    },
  ],
  ctaTitle: '{minFollowers} følgere? Da er venstre halvdel din.',
  ctaSubtitle:
    'Send oss lenken til Instagram- eller TikTok-profilen din. Har følgerne kommet organisk, vil vi gjerne hilse på dem.',
  ctaButton: 'Søk nå',
} satisfies NamespaceForInfluencersPageTranslation
