import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Innholdsskapere og merkevarer på bølgelengde',
    description:
      'Byrå for influensermarkedsføring i Warszawa. Vi kobler merkevarer sammen med innholdsskapere på TikTok og Instagram med minst {minFollowers} organiske følgere.',
  },
  coreServicesTitle: 'Fire grep bak en god match',
  whyPartnerTitle: 'Derfor Duet',
  elevateTitle: 'Finn din bedre halvdel.',
  elevateSubtitle:
    'Fortell oss hvilken side av skjermen du er på. Vi svarer innen {responseHours} timer på hverdager – med neste steg, ikke med et nyhetsbrev.',
  elevateButtons: {
    influencer: 'Søk nå',
    brand: 'Start et samarbeid',
  },
  services: {
    scouting: {
      title: 'Scouting av influensere',
      description:
        'Først mennesket, så tallene. Vi ser etter innholdsskapere på TikTok og Instagram med minst {minFollowers} organiske følgere og et publikum som svarer.',
    },
    analysis: {
      title: 'Profilanalyse',
      description:
        'Før noen møtes, ser vi på tre ting: tonen, det visuelle uttrykket og engasjementet hos publikum. Du får vurderingen vår skriftlig.',
    },
    sourcing: {
      title: 'Merkevare- og produktmatch',
      description:
        'Vi finner produkter en innholdsskaper ville brukt også når kameraet er av. Så avtaler vi brief, vilkår og tidsplan med begge parter.',
    },
    education: {
      title: 'Opplæring',
      description:
        'Workshoper og webinarer på nett om KI-verktøy og cybersikkerhet, så det går fortere fra idé til innlegg og kontoene forblir i rette hender.',
    },
  },
  whyChoosePoints: [
    'Bare organisk vekst. Ingen kjøpte følgere, ingen byttelikes, ingen unntak.',
    'Én kontaktperson i Warszawa som kjenner både briefen og innholdsskaperen.',
    'Honorar, bruksrettigheter og frister svart på hvitt før kameraet går.',
    'Briefer som passer på budskapet og lar stemmen være i fred.',
    'Sporbare lenker i hver kampanje, så resultatet kan måles i tall.',
    'Sju språk, og ingen av dem høres oversatt ut.',
  ],
} satisfies NamespaceHomePageTranslation
