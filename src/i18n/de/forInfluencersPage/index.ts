import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Für Influencer: deine Stimme und die zweite dazu',
    description:
      'Kooperationen, die zu deinem Feed passen, Tipps fürs Wachstum, Workshops und Konditionen im Klartext. Für Creator ab {minFollowers} organischen Followern.',
  },
  pageTitle: 'Deine Stimme. Und die zweite dazu.',
  lead: 'Wir bringen dir Marken, für die du die Kamera auch so einschalten würdest, und die Konditionen auf einer Seite. Du brauchst nur ein TikTok- oder Instagram-Profil mit mindestens {minFollowers} organischen Followern.',
  next: {
    title: 'So geht es weiter',
    who: 'Wer',
    when: 'Wann',
    receive: 'Du bekommst',
    steps: [
      {
        title: 'Du schickst deinen Link',
        who: 'Du',
        when: 'Jederzeit',
        receive: 'Sofort die Bestätigung, dass dein Link da ist',
      },
      {
        title: 'Wir antworten',
        who: 'Dein fester Kontakt in Warschau',
        when: 'An Arbeitstagen binnen {responseHours} Stunden',
        receive:
          'Den nächsten Schritt und, bevor du eine Marke triffst, deine schriftliche Profilanalyse',
      },
      {
        title: 'Erst einig, dann Kamera',
        who: 'Du, die Marke und wir',
        when: 'Bevor du drehst',
        receive: 'Die Vereinbarung auf einer Seite, unterschrieben',
      },
    ],
  },
  benefitsTitle: 'Was für dich drin ist',
  benefits: {
    brands: {
      title: 'Marken, die dein Feed noch nicht kennt',
      description:
        'Kooperationen mit Marken aus dem In- und Ausland, passend zu dem, was du ohnehin postest. Du siehst das Produkt, bevor du Ja sagst.',
    },
    growth: {
      title: 'Wachstum nach dem Vier-⁠Augen-Prinzip',
      description:
        'Wir gehen deine Zahlen mit dir durch: wo die Leute bleiben, wo sie aussteigen und was du in den nächsten zehn Posts ausprobieren kannst.',
    },
    training: {
      title: 'Wissen, das Schritt hält',
      description:
        'Live-Workshops zu KI-Tools und Account-Sicherheit, offen für alle Creator im Netzwerk und, wann immer es geht, mit Aufzeichnung.',
    },
    community: {
      title: 'Endlich eine Kaffeeküche',
      description:
        'Eine Community, in der Creator offen über Honorare reden, einander vor schlechten Briefings warnen und da sind, wenn jemand etwas Neues startet.',
    },
    terms: {
      title: 'Konditionen im Klartext',
      description:
        'Honorar, Termine, Nutzungsrechte und Zahlungsziel auf einer Seite, vereinbart, bevor du drehst. Fair heißt bei uns: Du kannst es nachprüfen.',
    },
  },
  ctaTitle: '{minFollowers} Follower? Links im Bild: du.',
  ctaSubtitle:
    'Schick uns den Link zu deinem Instagram- oder TikTok-Profil. Ist dein Publikum organisch gewachsen, möchten wir es kennenlernen.',
  ctaButton: 'Jetzt bewerben',
} satisfies NamespaceForInfluencersPageTranslation
