import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Influencer-Marketing-Blog: Notizen für zwei Stimmen',
    description:
      'Woran man gekaufte Follower erkennt, welches Briefing ein Ja bekommt, wie man Werbung kennzeichnet: Anleitungen mit Quellen, für Creator und Marken.',
  },
  pageTitle: 'Notizen für zwei Stimmen',
  searchPlaceholder: 'Artikel suchen …',
  categories: {
    all: 'Alle',
    ai: 'KI',
    cybersecurity: 'Cybersicherheit',
    influencerMarketing: 'Influencer-Marketing',
    genZ: 'Gen Z',
  },
  noArticles:
    'Dazu gibt es hier noch nichts. Vielleicht hilft ein anderes Wort oder eine andere Kategorie.',
  notSearched: 'Durchsucht wurden nur Titel und Kurztexte.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Die KI führt die Schere, nicht das Wort',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Transkript, Untertitel, Rohschnitt: ruhig abgeben. Nur den eigenen Blick nicht, denn dem folgen die Leute.',
    },
    'keep-your-account': {
      title: 'Handy weg, Account noch da',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passkeys, Backup-Codes und ein zweiter Admin: vierzig Minuten Arbeit, damit ein verlorenes Handy nur ein verlorenes Handy ist.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Wie ein Briefing das Jawort bekommt',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Eine Botschaft, zwei Pflichtpunkte und Platz zum Improvisieren: ein Briefing, Zeile für Zeile, mit fertiger Vorlage.',
    },
    'comments-first': {
      title: 'Die zweite Hälfte des Videos steht darunter',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Stimmt das? Im Zweifel fragt man die Kommentare. Was das fürs Antworten heißt und fürs Anpinnen.',
    },
    'ghost-followers': {
      title: 'Woran man Follower erkennt, die es nie gab',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Fünf Anzeichen für ein gekauftes Publikum, alle von außen zu sehen, und die eine Frage, die das meiste klärt.',
    },
    'false-brand-mail': {
      title: 'Mail von einer Marke, die keine ist',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Das Angebot schmeichelt, die Adresse verrät den Betrüger. Zwei Minuten für den Absender, dann bei der Marke nachfragen.',
    },
    'mark-the-ad': {
      title: 'Wo Werbung drin ist, steht Werbung drauf',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Welches Wort an welcher Stelle und wer dafür haftet: die Regeln zur Kennzeichnung, Land für Land.',
    },
  },
  searchLabel: 'Artikel durchsuchen',
  categoryLabel: 'Kategorie',
  resultCount: '{count} {{Artikel|Artikel}}',
  inAllCategories: 'In allen Kategorien suchen',
  clearFilters: 'Alle Artikel zeigen',
  sampleNote: 'Erfundene Namen, echte Quellen.',
  article: {
    readingTime: '{minutes} Min. Lesezeit',
    contents: 'In diesem Artikel',
    first: 'Als Erstes',
    country: 'Land des Publikums',
    countries: 'Alle {count} Länder',
    rules: 'Die Regeln dort',
    asOf: 'Stand: {date}',
    more: 'Zum Weiterlesen',
    all: 'Alle Artikel',
    copyPrompt: 'Text kopieren',
    promptCopied: 'Text kopiert',
    sample: 'Muster: Name erfunden, Quellen echt.',
    creator: {
      title: 'Die Kamera steht. Wer sucht die Marke?',
      subtitle: 'Wir suchen eine, die passt. Der Zahlungstermin steht in der Vereinbarung.',
    },
    brand: {
      title: 'Das Briefing steht. Und die Stimme dazu?',
      subtitle: 'Wir suchen sie und begründen, warum sie passt.',
    },
  },
  ctaTitle: 'Creator oder Marke?',
  ctaSubtitle: 'So oder so sind es nur drei Schritte.',
  menu: {
    label: 'Optionen für „{title}“',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    share: 'Teilen',
    email: 'E-Mail',
  },
} satisfies Texts['blogPage']
