import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Workshops und Events für Creator und Marketingteams',
    description:
      'Online-Workshops und Webinare zu KI-Tools und Cybersicherheit, dazu Aufzeichnungen vergangener Termine.',
  },
  pageTitle: 'Erst proben, dann drehen',
  upcomingTitle: 'Demnächst',
  archiveTitle: 'Archiv',
  noUpcoming: 'Die Bühne ist gerade leer. Neue Termine stehen zuerst hier.',
  noPast:
    'Das Archiv ist noch leer. Wird ein Termin aufgezeichnet, steht die Aufzeichnung danach hier.',
  registerButton: 'Anmelden',
  watchRecordingButton: 'Aufzeichnung ansehen',
  recordingNotAvailable: 'Keine Aufzeichnung verfügbar',
  addToCalendar: 'In den Kalender',
  warsawTime: '{time} Uhr, Warschauer Zeit',
  yourTime: 'Ortszeit: {time} Uhr',
  duration: '{minutes} Min.',
  speaker: 'Mit {name}',
  places: 'Plätze: {places}',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Hochkant schneiden mit KI',
      format: 'Online-Workshop',
      speaker: 'Jonas Weber',
      summary:
        'Aus vierzig Minuten Material werden drei Schnittfassungen. Mitbringen: einen ungeschnittenen Clip. Mitnehmen: einen fertigen Post.',
    },
    'account-security': {
      title: 'Zweimal abschließen: Sicherheit für Creator',
      format: 'Live-Webinar',
      speaker: 'Marta Zielińska',
      summary:
        'Passkeys, Phishing und der Plan für den Ernstfall: live am eigenen Account geübt, und jemand vom Fach schaut zu.',
    },
    'prompts-in-your-voice': {
      title: 'Prompts mit eigener Stimme',
      format: 'Online-Workshop',
      speaker: 'Camille Laurent',
      summary:
        'Aus der eigenen Art zu reden wird ein Styleguide, und der KI-Assistent lernt, sich daran zu halten. Akzent inbegriffen.',
    },
    'brand-accounts': {
      title: 'Marken-Accounts einbruchsicher machen',
      format: 'Live-Webinar',
      speaker: 'Jonas Weber',
      summary:
        'Rollen, Zugänge und Übergaben für Marketingteams, die sich ein Login teilen, und wie sie damit aufhören.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Verträge lesen in zwanzig Minuten',
    },
    'captions-with-ai': {
      title: 'Captions von der KI, geprüft vom Menschen',
    },
    'phishing-night': {
      title: 'Phishing-Abend: falsche Angebote, live zerlegt',
    },
    'rates-and-negotiations': {
      title: 'Geschlossene Runde: Honorare verhandeln',
    },
  },
  registerMessage: 'Ich möchte mich für „{title}“ anmelden.',
} satisfies NamespaceTrainingEventsPageTranslation
