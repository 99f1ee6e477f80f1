import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Für Marken: Influencer-Kampagnen mit Abschlussbericht',
    description:
      'Schicken Sie Ihr Briefing: Wir schlagen Creator auf TikTok und Instagram vor, begründen jeden Namen und zeigen am Ende Aufwand und Ertrag.',
  },
  pageTitle: 'Ihr Briefing. Und die Stimme dazu.',
  lead: 'Nennen Sie uns Produkt, Markt und Termin. Wir finden Creator mit mindestens {minFollowers} organischen Followern und rechnen am Ende vor, was es gebracht hat.',
  brief: {
    begin: 'Wir verkaufen',
    ask: {
      product: 'was?',
      market: 'wo?',
      month: 'wann?',
    },
    product: {
      perfume: 'Parfum',
      cosmetics: 'Kosmetik',
      clothes: 'Mode',
      food: 'Lebensmittel',
      drinks: 'Getränke',
      electronics: 'Elektronik',
      games: 'Spiele',
      apps: 'Apps',
      travel: 'Reisen',
      other: 'etwas anderes',
    },
    market: {
      poland: 'in Polen',
      germany: 'in Deutschland',
      france: 'in Frankreich',
      spain: 'in Spanien',
      norway: 'in Norwegen',
      uk: 'in Großbritannien',
      usa: 'in den USA',
      several: 'in mehreren Ländern',
      other: 'in einem anderen Land',
    },
    month: {
      january: 'im Januar',
      february: 'im Februar',
      march: 'im März',
      april: 'im April',
      may: 'im Mai',
      june: 'im Juni',
      july: 'im Juli',
      august: 'im August',
      september: 'im September',
      october: 'im Oktober',
      november: 'im November',
      december: 'im Dezember',
    },
  },
  next: {
    title: 'Drei Schritte, jeder mit Beleg',
    who: 'Wer',
    when: 'Wann',
    receive: 'Sie erhalten',
    steps: [
      {
        title: 'Sie schicken das Briefing',
        who: 'Sie',
        when: 'Jederzeit',
        receive: 'Die Eingangsbestätigung, sofort am Bildschirm',
      },
      {
        title: 'Wir antworten',
        who: 'Ihr fester Kontakt in Warschau',
        when: 'In {responseHours} Stunden, montags bis freitags',
        receive: 'Ein paar Fragen, danach eine Shortlist mit einem Grund für jeden Namen',
      },
      {
        title: 'Die Kamera läuft, der Zähler auch',
        who: 'Sie, die Creator und wir',
        when: 'Die Konditionen vor dem Dreh, die Abrechnung nach der Kampagne',
        receive: 'Die Vereinbarung mit drei Unterschriften, später den Abschlussbericht',
      },
    ],
  },
  advantagesTitle: 'Was Ihr Budget bewegt',
  advantages: {
    reach: {
      title: 'Reichweite mit Adresse',
      description:
        'Sagen Sie uns, wen Sie erreichen wollen. Wir zeigen Ihnen, wem diese Menschen heute schon zuschauen, und in welcher Sprache.',
    },
    engagement: {
      title: 'Ein Publikum, das antwortet',
      description:
        '{minFollowers} stumme Follower helfen Ihnen nicht. Fragt unter den Videos niemand etwas, suchen wir weiter.',
    },
    results: {
      title: 'Ergebnisse zum Nachrechnen',
      description:
        'Was zählt, steht in der Vereinbarung, und genau das wird gezählt: mit Tracking-Links und Codes. Der Abschlussbericht nennt den ROI und den Weg dorthin.',
    },
    ideas: {
      title: 'Für den Feed gedacht',
      description:
        'Zwei Sekunden, dann wischt der Daumen weiter. Mit diesen beiden fängt jedes Kampagnenkonzept an, und die Creator schreiben mit.',
    },
    network: {
      title: 'Ein geprüftes Netzwerk',
      description:
        'Es reicht über Landesgrenzen, und jedes Profil darin hat ein Mensch angesehen, bis hinunter zum fünfzigsten Kommentar. Vorher kommt kein Name auf Ihre Shortlist.',
    },
  },
  case: {
    title: 'Anatomie einer Kampagne',
    lead: 'Bis die erste Kundin genannt werden will, steht hier nur die Form. Namen, Zahlen und Daten folgen, wenn alle zugestimmt haben.',
    creator: 'Seite A: Creator',
    creatorText: 'Wer gefilmt hat, mit Link zum Profil und zum Video.',
    brand: 'Seite B: Marke',
    brandText: 'Was gewünscht war, in den Worten der Marke.',
    result: 'Ein Ergebnis',
    resultText: 'Mit Quelle und Tag',
    runBy: 'Darunter: wer die Kampagne geführt hat und was die Marke dazu sagt.',
  },
  ctaTitle: 'Rechts im Bild: noch frei.',
  ctaSubtitle: 'Ein halbes Briefing genügt. Die andere Hälfte schreiben wir mit Ihnen.',
  ctaButton: 'Kooperation starten',
} satisfies NamespaceForBrandsPageTranslation
