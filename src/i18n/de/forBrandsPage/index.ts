import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Für Marken: Influencer-Kampagnen mit Abschlussbericht',
    description:
      'Schicken Sie Ihr Briefing: Wir schlagen Creator auf TikTok und Instagram vor, begründen jeden Namen und zeigen am Ende Aufwand und Ertrag.',
  },
  pageTitle: 'Ihr Briefing. Und die Stimme dazu.',
  lead: 'Nennen Sie Produkt, Markt und Termin. Wir finden Creator mit mindestens {minFollowers} organischen Followern und rechnen am Ende vor, was es gebracht hat.',
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
    steps: [
      {
        title: 'Sie schicken das Briefing',
        when: 'Jederzeit',
        text: 'Sie sehen sofort am Bildschirm, dass es angekommen ist.',
      },
      {
        title: 'Wir antworten',
        when: 'In {responseHours} Stunden, montags bis freitags',
        text: 'Zuerst ein paar Fragen, nach Ihren Antworten die Shortlist mit einer Begründung für jeden Namen.',
      },
      {
        title: 'Die Kamera läuft, wir zählen mit',
        when: 'Zu den vereinbarten Terminen',
        text: 'Sie erhalten die Vereinbarung mit drei Unterschriften, einen Entwurf zum Kommentieren und am Ende einen Bericht, mit dem Ihr Controlling etwas anfangen kann.',
      },
    ],
  },
  advantagesTitle: 'Was Ihr Budget bewirkt',
  advantages: {
    reach: {
      title: 'Reichweite am richtigen Ort',
      description:
        'Sagen Sie uns, wen Sie erreichen wollen. Wir zeigen Ihnen, wem diese Menschen heute schon zuschauen und in welcher Sprache.',
    },
    engagement: {
      title: 'Ein Publikum, das antwortet',
      description:
        '{minFollowers} stumme Follower helfen Ihnen nicht. Fragt unter den Videos niemand etwas, suchen wir weiter.',
    },
    results: {
      title: 'Ergebnisse zum Nachrechnen',
      description:
        'Was zählt, steht in der Vereinbarung, und genau das wird gezählt: mit Tracking-Links und Codes. Der Abschlussbericht nennt den ROI samt Rechenweg.',
    },
    ideas: {
      title: 'Für den Feed gedacht',
      description:
        'Ein Moment entscheidet, ob der Daumen weiterwischt. Diesen Moment planen wir mit den Menschen vor der Kamera, denn die kennen ihr Publikum.',
    },
    network: {
      title: 'Ein geprüftes Netzwerk',
      description:
        'International, aber nie unbesehen: Jedes Profil auf Ihrer Shortlist hat sich jemand von uns selbst angesehen, samt Kommentaren.',
    },
  },
  case: {
    title: 'Anatomie einer Kampagne',
    quote: '„{text}“',
    lead: 'Ein Muster, vom Briefing bis zum Ergebnis. Echte Namen, Zahlen und Daten folgen, sobald alle Beteiligten zugestimmt haben.',
    briefText: 'Gesucht: erste Bestellungen von Menschen, die den Duft noch nie gerochen haben.',
    pick: 'Unsere Wahl',
    pickText:
      'Jemand, der Düfte ohne Superlative beschreibt. Das Publikum fragt, wie das riecht, und bekommt eine Antwort.',
    labelText:
      'Die Kennzeichnung steht ab der ersten Sekunde im Bild: auf Polnisch, der Sprache des Publikums.',
    count: 'Kosten pro Erst­bestellung',
    ownFigures: 'Setzen Sie Ihre eigenen Zahlen ein.',
    notAFigure: 'Bitte eine Zahl über null eingeben, bei Bestellungen eine ganze.',
    spent: 'Honorar + Proben + Versand',
    orders: 'Bestellungen mit Creator-Code',
    unit: '{count} {{Zloty|Zloty}} pro Bestellung',
    report: 'Der Bericht',
    sources: [
      {
        figure: '{count} {{Zloty|Zloty}} ausgegeben',
        from: 'Unterschriebene Vereinbarung und Belege',
      },
      { figure: '{count} {{Bestellung|Bestellungen}}', from: 'Shopdaten, gezählt über den Code' },
    ],
    source: 'Neben jeder Zahl stehen Quelle und Datum.',
  },
  ctaTitle: 'Fehlt nur noch Ihr Briefing.',
  ctaSubtitle: 'Ein halbes genügt. Die andere Hälfte schreiben wir mit Ihnen.',
  ctaButton: 'Briefing schicken',
} satisfies Texts['forBrandsPage']
