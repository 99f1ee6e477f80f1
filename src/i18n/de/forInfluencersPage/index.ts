import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Für Influencer: Kooperationen, die nach dir klingen',
    description:
      'Bewirb dich ab {minFollowers} organischen Followern auf TikTok oder Instagram: Kooperationen, die zu deinem Feed passen, und ein Zahlungstermin, der feststeht.',
  },
  pageTitle: 'Deine Stimme. Und die zweite dazu.',
  lead: 'Wir bringen die Marken mit, über die du sowieso reden würdest. Von dir kommt das Profil: TikTok oder Instagram, mindestens {minFollowers} organische Follower.',
  handle: {
    label: 'Dein Name auf TikTok oder Instagram',
    placeholder: '@deinname',
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
        receive: 'Ein Ja oder ein Nein, beim Ja auch deine Profilanalyse',
      },
      {
        title: 'Du unter­schreibst und drehst',
        who: 'Du, die Marke und wir',
        when: 'Die Unterschrift vor dem Dreh, das Honorar am vereinbarten Tag',
        receive: 'Eine Seite mit Honorar, Terminen, Nutzungsrechten und Kennzeichnung',
      },
    ],
  },
  benefitsTitle: 'Was du davon hast',
  benefits: {
    brands: {
      title: 'Marken, die dein Feed noch nicht kennt',
      description:
        'Deine letzten zehn Posts sind der Anfang: Wir suchen im In- und Ausland nach dem Produkt, das darin fehlt. Zusagen musst du erst, wenn du es gesehen hast.',
    },
    growth: {
      title: 'Wachstum nach dem Vier-⁠Augen-Prinzip',
      description:
        'Wir gehen deine Zahlen mit dir durch und suchen die Sekunde, in der die Leute aussteigen. Im nächsten Video probierst du kurz davor etwas anderes.',
    },
    training: {
      title: 'Workshops statt Tutorials',
      description:
        'Live zu KI-Tools und Account-Sicherheit, geübt am eigenen Clip und nicht an Folien. Offen für alle, auch ohne Bewerbung, und wo es geht, mit Aufzeichnung.',
    },
    community: {
      title: 'Endlich eine Kaffeeküche',
      description:
        'Eine Community, in der Creator von Verhandlungen erzählen und einander vor schlechten Briefings warnen. Neue Projekte machen hier zuerst die Runde.',
    },
    terms: {
      title: 'Konditionen im Klartext',
      description:
        'Die Vereinbarung hast du gelesen, bevor der Bus kommt, und weißt danach, an welchem Tag gezahlt wird. Fair heißt: Du kannst es nachprüfen.',
    },
  },
  ctaTitle: '{minFollowers} Follower? Links im Bild: du.',
  ctaSubtitle:
    'Schick uns den Link zu deinem Instagram- oder TikTok-Profil. Ein Mediakit brauchst du nicht, wir lesen selbst.',
  ctaButton: 'Jetzt bewerben',
} satisfies NamespaceForInfluencersPageTranslation
