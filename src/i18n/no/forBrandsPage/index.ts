import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'For merkevarer: innholdsskapere folk tror på',
    description:
      'Målrettet rekkevidde, ekte engasjement og resultater du kan spore, fra et kvalitetssikret internasjonalt nettverk av innholdsskapere.',
  },
  pageTitle: 'Du har briefen. Vi finner stemmen.',
  lead: 'Fortell oss om produktet, markedet og datoen. Vi finner innholdsskapere med minst {minFollowers} organiske følgere og avtaler vilkårene skriftlig.',
  next: {
    title: 'Dette skjer videre',
    who: 'Hvem',
    when: 'Når',
    receive: 'Du får',
    steps: [
      {
        title: 'Du sender briefen',
        who: 'Du',
        when: 'Det bestemmer du',
        receive: 'En bekreftelse på skjermen med det samme',
      },
      {
        title: 'Vi svarer',
        who: 'Kontaktpersonen din i Warszawa',
        when: 'Innen {responseHours} timer på hverdager',
        receive: 'Neste steg, og så innholdsskapere som passer, med en begrunnelse for hver av dem',
      },
      {
        title: 'Først avtale, så kamera',
        who: 'Du, innholdsskaperen og vi',
        when: 'Vilkårene før noen filmer, rapporten når kampanjen er over',
        receive: 'Én side med vilkår og en sluttrapport over kostnad og avkastning',
      },
    ],
  },
  advantagesTitle: 'Dette får du for budsjettet',
  advantages: {
    reach: {
      title: 'Rekkevidde med adresse',
      description:
        'Vi matcher på målgruppe, språk og marked, så budsjettet treffer dem du selv ville valgt.',
    },
    engagement: {
      title: 'Et publikum som svarer',
      description:
        'Innholdsskapere med minst {minFollowers} organiske følgere og et kommentarfelt som ligner en samtale, fordi det faktisk er en.',
    },
    results: {
      title: 'Resultater du kan måle',
      description:
        'Sporbare lenker og rabattkoder, avtalte måltall og én sluttrapport som viser hva du fikk igjen for pengene.',
    },
    ideas: {
      title: 'Ideer laget for feeden',
      description:
        'Kampanjekonsepter skrevet sammen med innholdsskaperen, bygd for vertikal video og de to første sekundene.',
    },
    network: {
      title: 'Et nettverk vi går god for',
      description:
        'Vi sjekker tone, visuelt uttrykk og publikum hos hver profil før den kommer på kortlisten din, uansett marked.',
    },
  },
  ctaTitle: 'Høyre halvdel er ledig.',
  ctaSubtitle:
    'Fortell oss om produktet, markedet og datoen. Vi kommer tilbake med innholdsskapere som passer, og forteller hvorfor vi valgte akkurat dem.',
  ctaButton: 'Start et samarbeid',
} satisfies NamespaceForBrandsPageTranslation
