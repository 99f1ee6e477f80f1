import type { SharedTexts } from '../types.ts'

const de = {
  agencyName: 'Duet',
  nav: {
    home: 'Start',
    forInfluencers: 'Für Influencer',
    forBrands: 'Für Marken',
    blog: 'Blog',
    training: 'Workshops & Events',
    contact: 'Kontakt',
  },
  hero: {
    title: 'Die beste Werbung ist ein Duett.',
    subtitle:
      'Duet ist eine Influencer-Marketing-Agentur: Wir bringen Marken und Creator von TikTok und Instagram zusammen. Alle Creator haben mindestens {minFollowers} Follower, gewachsen und nicht gekauft. Aus zwei Stimmen wird ein Stück.',
    ctaInfluencer: 'Als Creator mitmachen',
    ctaBrand: 'Als Marke anfragen',
  },
  specimens: {
    note: 'Muster: Die Form ist echt, die Angaben sind erfunden.',
    label: 'Muster',
    profileAnalysis: {
      title: 'Profilanalyse',
      subject: '@muster.profil',
      rows: [
        { label: 'Tonalität', text: 'Spricht wie mit einer guten Freundin. Wird nie laut.' },
        { label: 'Bildsprache', text: 'Tageslicht, Nahaufnahmen, wenige Schnitte.' },
        { label: 'Publikum', text: 'Fragt nach und wartet auf die Antwort.' },
      ],
      verdict: { label: 'Fazit', text: 'Passt zu einem Produkt, das eine Geschichte braucht.' },
    },
    agreement: {
      title: 'Vereinbarung auf einer Seite',
      subject: 'Unterschrieben vor dem ersten Dreh',
      rows: [
        { label: 'Honorar', text: 'Eine Summe und was sie abdeckt' },
        { label: 'Nutzungsrechte', text: 'Kanäle, Dauer, Exklusivität' },
        { label: 'Termine', text: 'Entwurf, eine Korrekturrunde, Veröffentlichung' },
        { label: 'Zahlungstermin', text: 'Ein Datum im Kalender' },
        { label: 'Kennzeichnung', text: 'Welches Wort, wo es steht und wer es prüft' },
      ],
      creator: 'Creator',
      brand: 'Marke',
      agency: 'Agentur',
    },
    clause: {
      title: 'Nutzungs­rechte',
      subject: 'Auszug aus der Vereinbarung',
      rows: [
        { label: 'Wo', text: 'TikTok und Instagram der Marke' },
        { label: 'Bis wann', text: '30. Juni' },
        { label: 'Als Anzeige', text: 'Nur gegen Extrahonorar' },
        { label: 'Exklusivität', text: '30 Tage kein anderes Parfum' },
      ],
    },
    report: {
      title: 'Abschluss­bericht',
      subject: 'Nach der Kampagne',
      rows: [
        { label: 'Tracking-Links', text: 'Jeder Link und jeder Code in einer eigenen Zeile' },
        { label: 'KPIs', text: 'Gezählt wird, was vereinbart war' },
        { label: 'Beim nächsten Mal', text: 'Was bleibt und was sich ändert' },
        { label: 'Sprache', text: 'Eine von sieben, nach Wahl' },
      ],
      views: 'Aufrufe',
      saves: 'Gespeichert',
      sales: 'Verkäufe',
      agreed: 'Vereinbart',
    },
  },
  footer: {
    subtitle: 'Creator und Marke. Zwei Stimmen, ein Stück.',
    rights: 'Alle Rechte vorbehalten.',
    quickLinks: 'Direkt zu',
    connectWithUs: 'In Kontakt bleiben',
    email: '{email}',
    phone: '{phone}',
    languages: 'Alle Sprachen',
  },
  langSwitcher: {
    current: 'Aktuelle Sprache: {language}',
    open: 'Sprache wählen',
    failed: {
      title: 'Sprache nicht geladen',
      description: 'Vorerst bleibt es bei {language}. Bitte noch einmal versuchen.',
    },
  },
  dates: {
    day: '{day}.',
    dayAndMonth: '{day} {month}',
    date: '{dayAndMonth} {year}',
    dateWithWeekday: '{weekday}, {date}',
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  },
  ui: {
    skipToContent: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    mainNavigation: 'Hauptnavigation',
    loading: 'Wird geladen',
    notifications: 'Benachrichtigungen ({hotkey})',
    dismiss: 'Schließen',
    opensInNewTab: 'öffnet sich in einem neuen Tab',
    by: 'Von {author}',
    copyFailed: 'Das ließ sich nicht kopieren',
    copyByHand: 'Link zum Kopieren',
    chooseLanguage: 'Bitte Sprache wählen',
    notStarted:
      'Ein Teil der Website wurde nicht geladen. Lesen geht trotzdem, und alle Links funktionieren.',
    offline: {
      title: 'Keine Verbindung',
      description:
        'Nichts ist verloren. Bitte noch einmal versuchen, sobald die Verbindung wieder steht.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Etwas ist aus dem Takt geraten. Meist hilft es, neu zu laden.',
    home: 'Zur Startseite',
    reload: 'Seite neu laden',
    notFound: {
      title: 'Diese Hälfte fehlt.',
      lead: 'Unter dieser Adresse gibt es nichts: Die Seite ist umgezogen oder war nie da. Alles andere ist da.',
      article: 'Neuester Artikel',
      game: 'Ein Spiel für zwei',
    },
  },
} satisfies SharedTexts

export default de
