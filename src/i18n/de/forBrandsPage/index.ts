import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Für Marken: Creator, denen Ihre Zielgruppe glaubt',
    description:
      'Gezielte Reichweite, echtes Engagement und Ergebnisse zum Nachrechnen, aus einem geprüften internationalen Creator-Netzwerk.',
  },
  pageTitle: 'Ihr Briefing. Und die Stimme dazu.',
  lead: 'Nennen Sie uns Produkt, Markt und Termin. Wir finden Creator mit mindestens {minFollowers} organischen Followern und halten die Konditionen schriftlich fest.',
  next: {
    title: 'So geht es weiter',
    who: 'Wer',
    when: 'Wann',
    receive: 'Sie erhalten',
    steps: [
      {
        title: 'Sie schicken das Briefing',
        who: 'Sie',
        when: 'Jederzeit',
        receive: 'Sofort die Bestätigung, dass Ihr Briefing da ist',
      },
      {
        title: 'Wir antworten',
        who: 'Ihr fester Kontakt in Warschau',
        when: 'An Arbeitstagen binnen {responseHours} Stunden',
        receive:
          'Den nächsten Schritt, danach passende Creator mit einer Begründung für jeden Vorschlag',
      },
      {
        title: 'Erst einig, dann Kamera',
        who: 'Sie, die Creator und wir',
        when: 'Vor dem Dreh und nach der Kampagne',
        receive: 'Die Konditionen auf einer Seite, später den Abschlussbericht zum ROI',
      },
    ],
  },
  advantagesTitle: 'Was Ihr Budget bewegt',
  advantages: {
    reach: {
      title: 'Reichweite mit Adresse',
      description:
        'Zielgruppe, Sprache und Markt entscheiden, wer zu Ihnen passt. So erreicht Ihr Budget die Menschen, die Sie selbst ausgesucht hätten.',
    },
    engagement: {
      title: 'Ein Publikum, das antwortet',
      description:
        'Creator ab {minFollowers} organischen Followern, bei denen sich die Kommentare wie Gespräche lesen, weil es welche sind.',
    },
    results: {
      title: 'Ergebnisse zum Nachrechnen',
      description:
        'Tracking-Links und Codes, vereinbarte KPIs und ein Abschlussbericht zum ROI: was hineinging, was herauskam.',
    },
    ideas: {
      title: 'Für den Feed gedacht',
      description:
        'Kampagnenkonzepte, die gemeinsam mit den Creatorn entstehen: gebaut fürs Hochformat und für die ersten zwei Sekunden.',
    },
    network: {
      title: 'Ein geprüftes Netzwerk',
      description:
        'Wir prüfen jedes Profil auf Tonalität, Bildsprache und Qualität des Publikums, bevor es auf Ihrer Shortlist steht. In jedem Markt.',
    },
  },
  ctaTitle: 'Rechts im Bild: noch frei.',
  ctaSubtitle:
    'Ein Satz zu Produkt, Markt und Termin genügt. Wir melden uns mit Creatorn, die passen, und begründen jeden Vorschlag.',
  ctaButton: 'Kooperation starten',
} satisfies NamespaceForBrandsPageTranslation
