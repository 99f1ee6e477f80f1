import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Influencer-Marketing aus Warschau, zweistimmig',
    description:
      'Duet bringt Marken und Creator auf TikTok und Instagram zusammen: ab {minFollowers} organischen Followern, mit Profilanalyse und Abschlussbericht.',
  },
  duet: {
    start: {
      title: 'Ein halbes Duett, zum Verschenken.',
      lead: 'Acht Töne, eine Stimme. Zeichnen und verschicken: Wer den Link öffnet, spielt die andere Hälfte.',
      button: 'Erste Stimme zeichnen',
    },
    found: {
      title: 'Hier wartet ein halbes Duett.',
      lead: 'Der andere Rahmen ist noch frei. Zweite Stimme zeichnen, dann beide anhören.',
      button: 'Zweite Stimme zeichnen',
    },
    whole: {
      title: 'Jetzt ist es ein Duett.',
      lead: 'Zwei Stimmen, ein Stück. Dasselbe machen wir mit Creatorn und Marken.',
      button: 'Anhören',
    },
    hint: 'Auf die Balken tippen oder zeichnen. Auf der Tastatur: 1 bis 5 für Töne, 0 für eine Pause.',
    beat: 'Ton {beat}',
    rest: 'Pause',
    listen: 'Anhören',
    stop: 'Stopp',
    send: 'Andere Hälfte verschicken',
    sendBack: 'Duett zurückschicken',
    linkCopied: 'Link kopiert. Die andere Hälfte wartet schon.',
  },
  coreServicesTitle: 'Ein gutes Duett braucht vier Dinge',
  whyPartnerTitle: 'Was für Duet spricht',
  elevateTitle: 'Zweite Stimme gesucht.',
  elevateSubtitle:
    'Links im Bild die Creator, rechts die Marken. Für den Anfang genügt ein Satz. Die Antwort kommt in {responseHours} Stunden, montags bis freitags. Ein Newsletter kommt nicht.',
  elevateButtons: {
    influencer: 'Jetzt bewerben',
    brand: 'Kooperation starten',
  },
  services: {
    scouting: {
      title: 'Influencer-Scouting',
      description:
        'Ab {minFollowers} organischen Followern sehen wir hin. Dann hören wir auf zu zählen und lesen die Kommentare.',
    },
    analysis: {
      title: 'Profilanalyse',
      description:
        'Wie spricht jemand, wie filmt jemand, wer antwortet unter den Videos? Wir schreiben auf, zu welchem Produkt das passt, und beide Seiten lesen dasselbe.',
    },
    sourcing: {
      title: 'Marken- und Produkt­vermittlung',
      description:
        'Wir suchen Produkte, die Creator auch bei ausgeschalteter Kamera benutzen würden. Briefing, Konditionen und Zeitplan klären wir mit beiden Seiten.',
    },
    education: {
      title: 'Weiterbildung',
      description:
        'Online-Workshops und Webinare zu KI-Tools und Cybersicherheit. Am Ende ist ein Clip geschnitten oder ein Account gesichert, im besten Fall beides.',
    },
  },
  whyChoosePoints: [
    'Alle Creator zeigen uns ihre Statistiken. Woran man gekauften Applaus erkennt, steht in unserem Blog.',
    'Ein fester Kontakt in Warschau, der Briefing und Creator kennt.',
    'Creator, Marke und Agentur unterschreiben dieselbe Seite: Honorar, Nutzungsrechte, Termine.',
    'Ein Briefing, das die Botschaft schützt und die Stimme in Ruhe lässt.',
    'Am Ende steht eine Zahl und daneben, woher sie kommt.',
    'Sieben Sprachen. Den Abschlussbericht gibt es in jeder davon.',
  ],
} satisfies NamespaceHomePageTranslation
