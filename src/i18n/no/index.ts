import type { Translation } from '../i18n-types.ts'

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
      'Duet er et byrå for influensermarkedsføring. Vi kobler merkevarer sammen med innholdsskapere på TikTok og Instagram som har jobbet for hver eneste følger: minst {minFollowers}, alle organiske. To stemmer, én video folk ser til siste sekund.',
    ctaInfluencer: 'Bli med som innholdsskaper',
    ctaBrand: 'Samarbeid med oss',
  },
  specimens: {
    title: 'Dette får du skriftlig',
    note: 'Eksempler: formen er ekte, innholdet er oppdiktet.',
    label: 'Eksempel',
    reading: {
      title: 'Profilanalyse',
      subject: '@eksempel.profil',
      rows: [
        { label: 'Tonen', text: 'Snakker som til en venn. Roper aldri.' },
        { label: 'Visuelt uttrykk', text: 'Dagslys, nærbilder, få klipp.' },
        { label: 'Publikum', text: 'Stiller spørsmål og venter på svaret.' },
        { label: 'Konklusjon', text: 'Passer til et produkt som trenger en historie.' },
      ],
    },
    agreement: {
      title: 'Avtale på én side',
      subject: 'Signert før noen filmer',
      rows: [
        { label: 'Honorar', text: 'Én sum, og hva den dekker' },
        { label: 'Bruksrettigheter', text: 'Hvilke kanaler, og hvor lenge' },
        { label: 'Frister', text: 'Utkast, tilbakemelding, publisering' },
        { label: 'Utbetalingsdato', text: 'En bestemt dag i kalenderen' },
      ],
      creator: 'Innholdsskaper',
      brand: 'Merkevare',
    },
    report: {
      title: 'Sluttrapport',
      subject: 'Når kampanjen er over',
      spend: 'Kostnad',
      return: 'Avkastning',
      rows: [
        { label: 'Sporbare lenker', text: 'Hver lenke og kode på sin egen linje' },
        { label: 'Måltall', text: 'Vi teller det vi ble enige om' },
        { label: 'Neste gang', text: 'Hva vi beholder og hva vi endrer' },
        { label: 'Språk', text: 'Ett av sju, etter ønske' },
      ],
    },
  },
  footer: {
    subtitle: 'Innholdsskaper og merkevare. To stemmer, én video.',
    rights: 'Alle rettigheter forbeholdt.',
    quickLinks: 'Snarveier',
    connectWithUs: 'Hold kontakten',
    email: '{email}',
    phone: '{phone}',
    languages: 'Nettstedet på andre språk',
  },
  langSwitcher: {
    current: 'Valgt språk: {language}',
    open: 'Velg språk',
    failed: {
      title: 'Språket ble ikke lastet inn',
      description: 'Siden vises fortsatt på {language}. Prøv igjen.',
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
    copyFailed: 'Lenken ble ikke kopiert',
    chooseLanguage: 'Velg språk',
    notStarted: 'En del av nettstedet ble ikke lastet inn. Du kan lese videre og bruke lenkene.',
    offline: {
      title: 'Du er uten nett',
      description: 'Ingenting er gått tapt. Prøv igjen når du er på nett.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Noe kom ut av takt.',
    home: 'Til forsiden',
    reload: 'Last inn siden på nytt',
  },
} satisfies Translation

export default no
