import type { NamespaceBlogPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Blogg om influensermarkedsføring og kontosikkerhet',
    description:
      'Les hvordan en falsk merkevare røper seg i innboksen, hva som redder kontoen når telefonen er borte, og hvilket ord reklamen skal merkes med.',
  },
  pageTitle: 'Noter i to stemmer',
  searchPlaceholder: 'Søk i artikler …',
  categories: {
    all: 'Alle',
    ai: 'KI',
    cybersecurity: 'Cybersikkerhet',
    influencerMarketing: 'Influensermarkedsføring',
    genZ: 'Gen Z',
  },
  noArticles: 'Ingen treff. Prøv et annet ord eller en annen kategori.',
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
        'Passnøkler, gjenopprettingskoder og en ekstra administrator. Sett av førti minutter én kveld, så overlever arkivet telefonen.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Briefen som får ja',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Ett budskap, to absolutte krav og rom for å improvisere. Slik skriver du briefen en innholdsskaper leser ferdig, med et utfylt eksempel.',
    },
    'comments-first': {
      title: 'Gen Z leser kommentarene, og det bør du også',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Videoen sier hva du mener. Kommentarene sier om folk tror på det. Det får følger for hvordan du svarer, og for hva du fester øverst.',
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
  clearFilters: 'Vis alle artikler',
  sampleNote: 'Eksempelartikler: forfatterne er oppdiktet, rådene og kildene er ekte.',
  article: {
    readingTime: 'Lesetid {minutes} min',
    contents: 'I denne artikkelen',
    first: 'Gjør dette først',
    asOf: 'Per {date}',
    previous: 'Forrige artikkel',
    next: 'Neste artikkel',
    all: 'Alle artikler',
    copyPrompt: 'Kopier prompten',
    promptCopied: 'Prompten er kopiert',
    sample: 'Eksempelartikkel: forfatteren er oppdiktet, rådene og kildene er ekte.',
    forCreators: {
      title: 'Du filmer. Hvem er på den andre siden?',
      subtitle: 'Følg veien fra sendt lenke til honorar på konto.',
    },
    forBrands: {
      title: 'Du har briefen. Hvem svarer på den?',
      subtitle: 'Se hva budsjettet kjøper, og hvordan vi teller.',
    },
  },
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
