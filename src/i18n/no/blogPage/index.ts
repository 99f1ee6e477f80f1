import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Blogg om influensermarkedsføring og kontosikkerhet',
    description:
      'Les hvordan en falsk merkevare røper seg i innboksen, hva som redder kontoen når telefonen er borte, og hvilket ord reklamen skal merkes med.',
  },
  pageTitle: 'Noter for to stemmer',
  searchPlaceholder: 'Søk i artikler …',
  categories: {
    all: 'Alle',
    ai: 'KI',
    cybersecurity: 'Cybersikkerhet',
    influencerMarketing: 'Influenser­markedsføring',
    genZ: 'Gen Z',
  },
  noArticles: 'Ingen treff. Prøv et annet ord eller en annen kategori.',
  notSearched: 'Vi fikk bare søkt i titler og ingresser.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'La KI ta klippet, standpunktet tar du',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Utkast, teksting og grovklipp kan du sette bort. Blikket folk følger deg for, beholder du.',
    },
    'keep-your-account': {
      title: 'Telefonen borte, kontoen i behold',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passnøkler, reservekoder og en ekstra administrator. Sett av førti minutter én kveld, så overlever kontoen telefonen.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Briefen som får ja',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Ett budskap, to absolutte krav og rom for å improvisere. Slik skriver du en brief som blir lest til ende. Med utfylt eksempel.',
    },
    'comments-first': {
      title: 'Halve videoen står i kommentar­feltet',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Videoen sier hva du mener. Kommentarene viser om folk tror på det. Svarene dine, og det du fester øverst, avgjør resten.',
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
        'Falske samarbeidstilbud smigrer, haster og er nesten riktig stavet. Slik leser du avsenderen før du svarer.',
    },
    'mark-the-ad': {
      title: 'Kall det reklame før Forbruker­tilsynet gjør det',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Hvilket ord, hvor det skal stå, og hvem som svarer for det: reglene for merking av reklame, land for land.',
    },
  },
  searchLabel: 'Søk i artikler',
  categoryLabel: 'Kategori',
  resultCount: '{count} {{artikkel|artikler}}',
  inAllCategories: 'Søk i alle kategorier',
  clearFilters: 'Vis alle artikler',
  sampleNote: 'Oppdiktede forfattere, ekte kilder.',
  article: {
    readingTime: 'Lesetid {minutes} min',
    contents: 'I denne artikkelen',
    first: 'Gjør dette først',
    country: 'Hvor bor seerne dine?',
    countries: 'Alle {count} land',
    rules: 'Reglene der',
    asOf: 'Sjekket {date}',
    more: 'Les også',
    all: 'Alle artikler',
    copyPrompt: 'Kopier prompten',
    promptCopied: 'Prompten er kopiert',
    sample: 'Eksempel: oppdiktet forfatter, ekte kilder.',
    creator: {
      title: 'Du filmer. Hvem er på den andre siden?',
      subtitle: 'Se hva som skjer fra du sender lenken, til honoraret er på konto.',
    },
    brand: {
      title: 'Du har briefen. Hvem svarer på den?',
      subtitle: 'Se hva du betaler for, og hvordan vi teller.',
    },
  },
  ctaTitle: 'Hvilken side er du på?',
  ctaSubtitle:
    'Én side for innholdsskapere, én for merkevarer. Begge forteller hva som skjer videre, og når.',
  menu: {
    label: 'Alternativer for «{title}»',
    copyLink: 'Kopier lenken',
    linkCopied: 'Lenken er kopiert',
    share: 'Del',
    email: 'E-post',
  },
} satisfies Texts['blogPage']
