import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Für Influencer: Kooperationen, die nach dir klingen',
    description:
      'TikTok oder Instagram, ab {minFollowers} organischen Followern: Bewirb dich. Bei einem Ja gibt es eine Profilanalyse, und wir suchen passende Marken.',
  },
  pageTitle: 'Deine Stimme. Und die zweite dazu.',
  lead: 'Wir suchen die Marken, über die du sowieso reden würdest. Von dir kommt das Profil: TikTok oder Instagram, mindestens {minFollowers} organische Follower.',
  handle: {
    label: 'Dein Name auf TikTok oder Instagram',
    placeholder: '@deinname',
    error: 'Mindestens zwei Zeichen: Buchstaben von A bis Z, Ziffern, Punkte oder Unterstriche.',
  },
  next: {
    title: 'Vom Link zum Honorar',
    who: 'Wer',
    when: 'Wann',
    receive: 'Du bekommst',
    steps: [
      {
        title: 'Du schickst deinen Link',
        who: 'Du',
        when: 'Jederzeit',
        receive: 'Sofort die Bestätigung, dass er da ist',
      },
      {
        title: 'Wir antworten',
        who: 'Dein fester Kontakt in Warschau',
        when: 'In {responseHours} Stunden, montags bis freitags',
        receive:
          'Ein Ja oder ein Nein, beim Ja auch deine Profilanalyse und die Bitte um deine Statistiken',
      },
      {
        title: 'Du unter­schreibst und drehst',
        who: 'Du, die Marke und wir',
        when: 'Wenn eine Marke passt und alles schriftlich vorliegt',
        receive:
          'Eine Seite: Honorar, Termine, Nutzungsrechte, Kennzeichnung und der Tag, an dem das Geld kommt',
      },
    ],
  },
  benefitsTitle: 'Was du davon hast',
  benefits: {
    brands: {
      title: 'Marken, die dein Feed noch nicht kennt',
      description:
        'Wir sehen uns deine letzten zehn Posts an und suchen im In- und Ausland nach dem Produkt, das darin fehlt. Du siehst es, bevor du zusagst.',
    },
    growth: {
      title: 'Wachstum nach dem Vier-⁠Augen-Prinzip',
      description:
        'Wir gehen deine Zahlen mit dir durch und suchen die Sekunde, in der die Leute aussteigen. Im nächsten Video probierst du kurz davor etwas anderes.',
    },
    training: {
      title: 'Workshops statt Tutorials',
      description:
        'KI-Tools und Account-Sicherheit, live geübt am eigenen Clip und am eigenen Account. Offen für alle, auch ohne Bewerbung, zurzeit auf Englisch und, wo es geht, mit Aufzeichnung.',
    },
    community: {
      title: 'Endlich eine Kaffeeküche',
      description:
        'Wir stellen dir Creator vor, die zähe Verhandlungen, schlechte Briefings und die Nacht vor dem Launch schon hinter sich haben. Den Kaffee bringt ihr selbst mit.',
    },
    terms: {
      title: 'Konditionen im Klartext',
      description:
        'Die Vereinbarung ist gelesen, bevor der Bus kommt: was du lieferst, was du dafür bekommst und an welchem Tag. Findest du etwas unfair, sag es vor der Unterschrift.',
    },
  },
  agreement:
    'Bevor du drehst, steht fest, was du bekommst und wann, wie viele Korrekturen die Marke verlangen und wie lange sie dein Video nutzen darf.',
  ctaTitle: '{minFollowers} Follower? Dann bist du dran.',
  ctaSubtitle:
    'Schick uns den Link zu deinem Instagram- oder TikTok-Profil. Ein Mediakit brauchst du nicht, wir lesen selbst.',
  ctaButton: 'Jetzt bewerben',
} satisfies NamespaceForInfluencersPageTranslation
