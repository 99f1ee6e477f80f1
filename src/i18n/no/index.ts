import type { SharedTexts } from '../types.ts'

const no = {
  agencyName: 'Duet',
  nav: {
    home: 'Hjem',
    forInfluencers: 'For influensere',
    forBrands: 'For merkevarer',
    blog: 'Blogg',
    training: 'Kurs og arrangementer',
    contact: 'Kontakt',
  },
  hero: {
    title: 'Reklame er best i duett.',
    subtitle:
      'Duet er et byrå for influensermarkedsføring: Vi kobler sammen merkevarer og innholdsskapere på TikTok og Instagram. Innholdsskaperne har minst {minFollowers} organiske følgere hver, altså folk som kom av seg selv. Den ene siden kjenner produktet, den andre kjenner publikum. Sammen lager de én video.',
    ctaInfluencer: 'Bli med som innholdsskaper',
    ctaBrand: 'Samarbeid med oss',
  },
  specimens: {
    note: 'Eksempler: Formen er ekte, innholdet er oppdiktet.',
    label: 'Eksempel',
    profileAnalysis: {
      title: 'Profilanalyse',
      subject: '@eksempel.profil',
      rows: [
        { label: 'Tone', text: 'Snakker som til en venn. Roper aldri.' },
        { label: 'Visuelt uttrykk', text: 'Dagslys, nærbilder, få klipp.' },
        { label: 'Publikum', text: 'Stiller spørsmål og venter på svaret.' },
      ],
      verdict: { label: 'Konklusjon', text: 'Passer til et produkt som må forklares.' },
    },
    agreement: {
      title: 'Avtale på én side',
      subject: 'Tre underskrifter nederst',
      rows: [
        { label: 'Honorar', text: 'Én sum, og hva den dekker' },
        { label: 'Bruksrettigheter', text: 'Kanaler, varighet, eksklusivitet' },
        { label: 'Frister', text: 'Utkast, én runde innspill, publisering' },
        { label: 'Utbetalingsdato', text: 'En bestemt dag i kalenderen' },
        { label: 'Merking', text: 'Hvilket ord, hvor, og hvem som sjekker' },
      ],
      creator: 'Inn­holds­skaper',
      brand: 'Annon­sør',
      agency: 'Byrå',
    },
    clause: {
      title: 'Bruksrettigheter',
      subject: 'Ett punkt i avtalen, ferdig utfylt',
      rows: [
        { label: 'Kanaler', text: 'Annonsørens kontoer på TikTok og Instagram' },
        { label: 'Varighet', text: 'Til 30. juni' },
        { label: 'I annonser', text: 'Bare mot ekstra honorar' },
        { label: 'Eksklusivitet', text: 'Ingen annen parfyme i 30 dager' },
      ],
    },
    report: {
      title: 'Sluttrapport',
      subject: 'Når kampanjen er over',
      rows: [
        { label: 'Sporbare lenker', text: 'Hver lenke og kode på sin egen linje' },
        { label: 'Nøkkeltall', text: 'Vi teller det vi ble enige om' },
        { label: 'Neste gang', text: 'Hva vi beholder, og hva vi endrer' },
        { label: 'Språk', text: 'Norsk, om du vil' },
      ],
    },
  },
  footer: {
    subtitle: 'Innholdsskaper og merkevare. To stemmer, én video.',
    rights: 'Alle rettigheter forbeholdt.',
    quickLinks: 'Snarveier',
    connectWithUs: 'Følg oss',
    email: '{email}',
    phone: '{phone}',
    languages: 'Nettstedet på andre språk',
  },
  langSwitcher: {
    current: 'Valgt språk: {language}',
    open: 'Velg språk',
    failed: {
      title: 'Språket ble ikke lastet inn',
      description: 'Vi fortsetter på {language} så lenge. Prøv igjen om litt.',
    },
  },
  dates: {
    day: '{day}.',
    dayAndMonth: '{day} {month}',
    date: '{dayAndMonth} {year}',
    dateWithWeekday: '{weekday} {date}',
    months: [
      'januar',
      'februar',
      'mars',
      'april',
      'mai',
      'juni',
      'juli',
      'august',
      'september',
      'oktober',
      'november',
      'desember',
    ],
    weekdays: ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'],
  },
  ui: {
    skipToContent: 'Hopp til innholdet',
    openMenu: 'Åpne menyen',
    closeMenu: 'Lukk menyen',
    mainNavigation: 'Hovedmeny',
    loading: 'Laster inn',
    notifications: 'Varsler ({hotkey})',
    dismiss: 'Lukk',
    opensInNewTab: 'åpnes i ny fane',
    by: 'Av {author}',
    copyFailed: 'Det lot seg ikke kopiere',
    copyByHand: 'Kopier denne lenken',
    chooseLanguage: 'Velg språk',
    notStarted: 'En del av nettstedet ble ikke lastet inn. Du kan lese videre og bruke lenkene.',
    offline: {
      title: 'Du er uten nett',
      description: 'Ingenting er tapt. Prøv igjen når nettet er tilbake.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Noe kom i utakt.',
    home: 'Til forsiden',
    reload: 'Last inn siden på nytt',
    notFound: {
      title: 'Denne halvdelen mangler.',
      lead: 'Her er det tomt: Enten er siden flyttet, eller så har den aldri vært her. Alt annet er på plass.',
      article: 'Nyeste artikkel',
      game: 'Et spill for to',
    },
  },
} satisfies SharedTexts

export default no
