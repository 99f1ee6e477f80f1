import type { NamespaceBlogPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Blog: Notizen von beiden Seiten des Bildschirms',
    description:
      'Kurze, praxisnahe Texte über KI-Tools, Account-Sicherheit, Influencer-Marketing und die Gen Z.',
  },
  pageTitle: 'Notizen von beiden Seiten des Bildschirms',
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
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Die KI führt die Kamera, nicht das Wort',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Entwürfe, Captions, Rohschnitt: ruhig abgeben. Nur den eigenen Blick nicht, denn dem folgen die Leute.',
    },
    'keep-your-account': {
      title: 'Handy weg, Account noch da',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passkeys, Backup-Codes und ein zweiter Admin-Zugang. Vierzig Minuten, die ein ganzes Creator-Archiv retten.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Wie ein Briefing das Jawort bekommt',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Eine Botschaft, zwei Pflichtpunkte und Platz zum Improvisieren. Wir haben Briefings zerlegt, auf die Creator noch am selben Tag antworten.',
    },
    'comments-first': {
      title: 'Die Gen Z liest zuerst die Kommentare',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Das Video ist der Türöffner, entschieden wird in den Kommentaren. Was das fürs Antworten heißt und für den angepinnten Post.',
    },
    'ghost-followers': {
      title: 'Woran man Follower erkennt, die es nie gab',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Fünf Anzeichen für ein gekauftes Publikum, alle von außen zu sehen, und die eine Frage, die alles klärt.',
    },
    'false-brand-mail': {
      title: 'Mail von einer Marke, die keine ist',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Gefälschte Kooperationsanfragen zielen auf Creator, die gerade einen guten Monat hatten. Was der Absender verrät.',
    },
  },
  searchLabel: 'Artikel durchsuchen',
  categoryLabel: 'Kategorie',
  resultCount: '{count} {{Artikel|Artikel}}',
  clearFilters: 'Alle Artikel zeigen',
  ctaTitle: 'Welche Seite darf es sein?',
  ctaSubtitle:
    'Links die Creator, rechts die Marken. Auf beiden Seiten steht, wie es weitergeht und wann.',
  menu: {
    label: 'Optionen für „{title}“',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    share: 'Teilen',
    email: 'E-Mail',
  },
} satisfies NamespaceBlogPageTranslation
