import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Für Influencer: Kooperationen, die nach dir klingen',
    description:
      'TikTok oder Instagram, ab {minFollowers} organischen Followern: Bewirb dich. Bei einem Ja gibt es eine Profilanalyse, und wir suchen passende Marken.',
  },
  pageTitle: 'Deine Stimme. Und die zweite dazu.',
  lead: 'Wir suchen die Marken, über die du sowieso reden würdest. Du bringst ein Profil mit: TikTok oder Instagram, mindestens {minFollowers} organische Follower.',
  handle: {
    label: 'Dein Nutzername auf TikTok oder Instagram',
    placeholder: '@deinname',
    error:
      'Bitte nur den Nutzernamen eingeben, mindestens zwei Zeichen: A bis Z, Ziffern, Punkte, Unterstriche. Ein Kurzlink enthält ihn nicht.',
  },
  next: {
    title: 'Vom Link zum Honorar',
    steps: [
      {
        title: 'Du schickst deinen Link',
        when: 'Jederzeit',
        text: 'Du siehst sofort, dass er angekommen ist.',
      },
      {
        title: 'Wir antworten',
        when: 'In {responseHours} Stunden, montags bis freitags',
        text: 'Ein Ja oder ein Nein. Bei einem Ja bitten wir um deine Statistiken und schicken dir deine Profilanalyse.',
      },
      {
        title: 'Du unter­schreibst und drehst',
        when: 'Wenn eine Marke passt',
        text: 'Die Konditionen passen auf eine Seite, und das Honorar kommt an dem Tag, der dort steht.',
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
        'KI-Tools und Account-Sicherheit, live geübt am eigenen Clip und am eigenen Account. Offen für alle, auch ohne Bewerbung. Zurzeit auf Englisch.',
    },
    community: {
      title: 'Endlich jemand zum Fachsimpeln',
      description:
        'Wir stellen dir Creator vor, die zähe Verhandlungen, schlechte Briefings und die Nacht vor dem Launch schon hinter sich haben. Den Kaffee bringt ihr selbst mit.',
    },
    terms: {
      title: 'Konditionen im Klartext',
      description:
        'Die Vereinbarung ist gelesen, bevor der Bus kommt. Findest du etwas unfair, sag es vor der Unterschrift.',
    },
  },
  agreement:
    'Die Vereinbarung regelt, wie oft die Marke Korrekturen verlangen darf und wie lange sie dein Video nutzt.',
  ctaTitle: '{minFollowers} Follower? Dann los.',
  ctaSubtitle:
    'Schick uns den Link zu deinem Instagram- oder TikTok-Profil. Ein Mediakit brauchst du nicht, wir sehen selbst nach.',
  ctaButton: 'Jetzt bewerben',
} satisfies Texts['forInfluencersPage']
