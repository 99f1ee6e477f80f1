import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Samarbeid for influensere: behold stemmen, få selskap',
    description:
      'Har du {minFollowers} organiske følgere på TikTok eller Instagram? Søk hos Duet og få skriftlig profilanalyse, avtale på én side og fast utbetalingsdato.',
  },
  pageTitle: 'Behold stemmen. Få selskap.',
  lead: 'Vi kommer med merkevarer du ville filmet for uansett. Du kommer med en TikTok- eller Instagram-profil med minst {minFollowers} organiske følgere.',
  handle: {
    label: 'Navnet ditt på TikTok eller Instagram',
    placeholder: '@dittnavn',
  },
  next: {
    title: 'Fra lenke til honorar',
    who: 'Hvem',
    when: 'Når',
    receive: 'Du får',
    steps: [
      {
        title: 'Du sender lenken',
        who: 'Du',
        when: 'Når som helst',
        receive: 'En bekreftelse på skjermen, med én gang',
      },
      {
        title: 'Vi svarer',
        who: 'Kontaktpersonen din i Warszawa',
        when: 'Innen {responseHours} timer på hverdager',
        receive: 'Et ja eller et nei, og ved ja profilanalysen din før du møter en merkevare',
      },
      {
        title: 'Alle signerer, du filmer',
        who: 'Du, annonsøren og vi',
        when: 'Avtalen før du filmer, honoraret på avtalt dag',
        receive: 'Én side med honorar, frister, bruksrettigheter og utbetalingsdato',
      },
    ],
  },
  benefitsTitle: 'Derfor lønner det seg',
  benefits: {
    brands: {
      title: 'Merkevarer feeden ikke har vist deg',
      description:
        'Vi begynner med de ti siste innleggene dine og leter, i inn- og utland, etter produktet som mangler der. Du får se det før du sier ja.',
    },
    growth: {
      title: 'Vekst med et ekstra par øyne',
      description:
        'Vi går gjennom tallene sammen med deg, finner sekundet der folk forsvinner, og blir enige om hva du prøver neste gang.',
    },
    training: {
      title: 'Øv på kontoen, ikke på lysark',
      description:
        'Workshoper og webinarer om KI-verktøy og kontosikkerhet, direktesendt og åpne for alle. Det er du som klikker.',
    },
    community: {
      title: 'Endelig kolleger',
      description:
        'Andre innholdsskapere å spørre når en brief lukter rart, en forhandling butter imot eller en lansering trenger et dytt.',
    },
    terms: {
      title: 'Vilkår du orker å lese',
      description:
        'Avtalen er lest før kaffen er kald, og du vet hvilken dag pengene kommer. Rettferdig er det du kan etterprøve.',
    },
  },
  ctaTitle: '{minFollowers} følgere? Da er venstre halvdel din.',
  ctaSubtitle:
    'Send oss lenken til Instagram- eller TikTok-profilen din. Har følgerne kommet av seg selv, vil vi gjerne hilse på dem.',
  ctaButton: 'Søk nå',
} satisfies NamespaceForInfluencersPageTranslation
