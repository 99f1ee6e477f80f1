import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Für Influencer: Kooperationen, die nach dir klingen',
    description:
      'Bewirb dich ab {minFollowers} organischen Followern auf TikTok oder Instagram: Kooperationen, die zu deinem Feed passen, und ein Zahlungstermin, der feststeht.',
  },
  pageTitle: 'Deine Stimme. Und die zweite dazu.',
  lead: 'Wir bringen Marken mit, über die du sowieso reden würdest. Du bringst ein TikTok- oder Instagram-Profil mit mindestens {minFollowers} organischen Followern mit.',
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
        when: 'Die Vereinbarung vor dem Dreh, das Honorar am vereinbarten Tag',
        receive: 'Eine Seite mit Honorar, Terminen, Nutzungsrechten und Kennzeichnung',
      },
    ],
  },
  benefitsTitle: 'Was du davon hast',
  benefits: {
    brands: {
      title: 'Marken, die dein Feed noch nicht kennt',
      description:
        'Deine letzten zehn Posts sind der Anfang: Wir suchen das Produkt, das darin fehlt, im In- und Ausland. Zusagen musst du erst, wenn du es gesehen hast.',
    },
    growth: {
      title: 'Wachstum nach dem Vier-⁠Augen-Prinzip',
      description:
        'Wir gehen deine Zahlen mit dir durch und suchen die Sekunde, in der die Leute aussteigen. Im nächsten Video probierst du davor etwas anderes.',
    },
    training: {
      title: 'Workshops statt Tutorials',
      description:
        'Live zu KI-Tools und Account-Sicherheit, geübt am eigenen Clip und nicht an Folien. Offen für alle, auch ohne Bewerbung, und wenn es geht mit Aufzeichnung.',
    },
    community: {
      title: 'Endlich eine Kaffeeküche',
      description:
        'Eine Community, in der Creator von Verhandlungen erzählen, einander vor schlechten Briefings warnen und weitersagen, was die anderen gerade starten.',
    },
    terms: {
      title: 'Konditionen im Klartext',
      description:
        'Die Vereinbarung hast du gelesen, solange der Kaffee heiß ist, und weißt danach, an welchem Tag das Geld kommt. Fair ist, was sich nachprüfen lässt.',
    },
  },
  ctaTitle: '{minFollowers} Follower? Links im Bild: du.',
  ctaSubtitle:
    'Schick uns den Link zu deinem Instagram- oder TikTok-Profil. Ein Mediakit brauchst du nicht, wir lesen selbst.',
  ctaButton: 'Jetzt bewerben',
} satisfies NamespaceForInfluencersPageTranslation
