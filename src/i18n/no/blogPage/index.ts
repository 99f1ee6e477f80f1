import type { NamespaceBlogPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Blogg: notater fra begge sider av skjermen',
    description:
      'Kort og nyttig lesning om KI-verktøy, kontosikkerhet, influensermarkedsføring og generasjon Z.',
  },
  pageTitle: 'Notater fra begge sider av skjermen',
  searchPlaceholder: 'Søk i artikler …',
  categories: {
    all: 'Alle',
    ai: 'KI',
    cybersecurity: 'Cybersikkerhet',
    influencerMarketing: 'Influensermarkedsføring',
    genZ: 'Gen Z',
  },
  noArticles: 'Ingenting her ennå. Prøv et annet ord eller velg en annen kategori.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'La KI ta kameraet, standpunktet tar du',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Utkast, bildetekster og grovklipp kan du sette bort. Det er blikket ditt folk følger deg for, så det beholder du.',
    },
    'keep-your-account': {
      title: 'Telefonen borte, kontoen i behold',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passnøkler, gjenopprettingskoder og en ekstra administrator. En rutine på førti minutter som redder hele arkivet til en innholdsskaper.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Briefen som får ja',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Ett budskap, to absolutte krav og rom for å improvisere. Vi har plukket fra hverandre briefene som innholdsskapere svarer på samme dag.',
    },
    'comments-first': {
      title: 'Gen Z leser kommentarene først',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Videoen åpner døren, men kommentarene avgjør. Det får følger for hvordan du svarer, og for innlegget du fester øverst.',
    },
    'ghost-followers': {
      title: 'Slik avslører du en følger som aldri var der',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Fem tegn på et kjøpt publikum, synlige utenfra, og det ene spørsmålet som gir svaret.',
    },
    'false-brand-mail': {
      title: 'Ikke alle merkevarer i innboksen er ekte',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Falske samarbeidstilbud kommer gjerne like etter en god måned. Slik gjennomskuer du avsenderen.',
    },
  },
  searchLabel: 'Søk i artikler',
  categoryLabel: 'Kategori',
  resultCount: '{count} {{artikkel|artikler}}',
  clearFilters: 'Vis alle artikler',
  ctaTitle: 'Hvilken side er du på?',
  ctaSubtitle:
    'Innholdsskapere til venstre, merkevarer til høyre. Hver side forteller hva som skjer videre, og når.',
  menu: {
    label: 'Valg for «{title}»',
    copyLink: 'Kopier lenken',
    linkCopied: 'Lenken er kopiert',
    share: 'Del',
    email: 'E-post',
  },
} satisfies NamespaceBlogPageTranslation
