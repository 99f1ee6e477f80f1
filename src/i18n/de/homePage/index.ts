import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Creator und Marken im Einklang',
    description:
      'Influencer-Marketing-Agentur aus Warschau: Wir bringen Marken mit TikTok- und Instagram-Creatorn ab {minFollowers} organischen Followern zusammen.',
  },
  coreServicesTitle: 'Ein gutes Paar braucht vier Dinge',
  whyPartnerTitle: 'Was für Duet spricht',
  elevateTitle: 'Bessere Hälfte gesucht.',
  elevateSubtitle:
    'Links im Bild die Creator, rechts die Marken. Für den Anfang genügt ein Satz. Wir antworten an Arbeitstagen binnen {responseHours} Stunden, mit dem nächsten Schritt statt mit einem Newsletter.',
  elevateButtons: {
    influencer: 'Jetzt bewerben',
    brand: 'Kooperation starten',
  },
  services: {
    scouting: {
      title: 'Influencer-Scouting',
      description:
        'Erst der Mensch, dann die Zahl: Wir suchen Creator auf TikTok und Instagram mit mindestens {minFollowers} organischen Followern und einem Publikum, das mitredet.',
    },
    analysis: {
      title: 'Profilanalyse',
      description:
        'Vor dem ersten Treffen sehen wir dreimal genau hin: Tonalität, Bildsprache, Engagement des Publikums. Unsere Einschätzung gibt es schriftlich.',
    },
    sourcing: {
      title: 'Marken- und Produkt­vermittlung',
      description:
        'Wir finden Produkte, die Creator auch bei ausgeschalteter Kamera benutzen würden. Dann klären wir Briefing, Konditionen und Zeitplan mit beiden Seiten.',
    },
    education: {
      title: 'Weiterbildung',
      description:
        'Online-Workshops und Webinare zu KI-Tools und Cybersicherheit, damit Ideen schneller vorankommen und Accounts in den richtigen Händen bleiben.',
    },
  },
  whyChoosePoints: [
    'Nur organisch gewachsenes Publikum. Keine gekauften Follower, keine Pods, keine Ausnahmen.',
    'Ein fester Kontakt in Warschau, der Briefing und Creator kennt.',
    'Honorar, Nutzungsrechte und Termine schriftlich, bevor die Kamera läuft.',
    'Ein Briefing, das die Botschaft schützt und die Stimme in Ruhe lässt.',
    'Tracking-Links in jeder Kampagne, damit am Ende eine Zahl steht.',
    'Sieben Sprachen, und keine klingt übersetzt.',
  ],
} satisfies NamespaceHomePageTranslation
