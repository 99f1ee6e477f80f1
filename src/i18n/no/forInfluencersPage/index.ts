import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'For influensere: behold stemmen, få selskap',
    description:
      'Samarbeid som kler feeden din, råd om vekst, kurs og vilkår du kan lese. For innholdsskapere med minst {minFollowers} organiske følgere.',
  },
  pageTitle: 'Behold stemmen. Få selskap.',
  lead: 'Vi finner merkevarer du ville filmet for uansett, og samler vilkårene på én side. Du trenger bare en TikTok- eller Instagram-profil med minst {minFollowers} organiske følgere.',
  next: {
    title: 'Dette skjer videre',
    who: 'Hvem',
    when: 'Når',
    receive: 'Du får',
    steps: [
      {
        title: 'Du sender lenken',
        who: 'Du',
        when: 'Det bestemmer du',
        receive: 'En bekreftelse på skjermen med det samme',
      },
      {
        title: 'Vi svarer',
        who: 'Kontaktpersonen din i Warszawa',
        when: 'Innen {responseHours} timer på hverdager',
        receive: 'Neste steg og, før du møter en merkevare, en skriftlig vurdering av profilen din',
      },
      {
        title: 'Først avtale, så kamera',
        who: 'Du, merkevaren og vi',
        when: 'Før du filmer',
        receive: 'Honorar, frister, bruksrettigheter og utbetalingsdato på én side',
      },
    ],
  },
  benefitsTitle: 'Dette får du ut av det',
  benefits: {
    brands: {
      title: 'Merkevarer du ikke møter i feeden',
      description:
        'Samarbeid med merkevarer i inn- og utland, tilpasset det du allerede legger ut. Du ser produktet før du sier ja.',
    },
    growth: {
      title: 'Vekst med et ekstra par øyne',
      description:
        'Vi går gjennom tallene sammen med deg: hva som holder på folk, hvor du mister dem og hva du kan prøve i de ti neste innleggene.',
    },
    training: {
      title: 'Kurs som holder deg oppdatert',
      description:
        'Direktesendte workshoper om KI-verktøy og kontosikkerhet, åpne for alle innholdsskapere i nettverket. Vi gjør opptak så ofte vi kan.',
    },
    community: {
      title: 'Endelig kolleger',
      description:
        'Et fellesskap av innholdsskapere som snakker åpent om honorarer, advarer hverandre mot dårlige briefer og stiller opp på hverandres lanseringer.',
    },
    terms: {
      title: 'Vilkår du faktisk kan lese',
      description:
        'Honorar, frister, bruksrettigheter og utbetalingsdato på én side, avtalt før du filmer. Du vet at samarbeidet er rettferdig, for du kan sjekke det selv.',
    },
  },
  ctaTitle: '{minFollowers} følgere? Da er venstre halvdel din.',
  ctaSubtitle:
    'Send oss lenken til Instagram- eller TikTok-profilen din. Har følgerne kommet organisk, vil vi gjerne hilse på dem.',
  ctaButton: 'Søk nå',
} satisfies NamespaceForInfluencersPageTranslation
