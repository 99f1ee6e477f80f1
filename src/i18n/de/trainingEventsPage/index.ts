import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Workshops zu KI und Account-Sicherheit für Creator',
    description:
      'Clips schneiden, Prompts schärfen, Accounts sichern: kostenlose Live-Workshops für Creator und Marketingteams, zurzeit auf Englisch und Polnisch.',
  },
  pageTitle: 'Erst proben, dann drehen',
  lead: 'Für Creator und Marketingteams: kostenlose Live-Workshops zu KI-⁠Tools und Account-Sicherheit.',
  upcomingTitle: 'Demnächst',
  archiveTitle: 'Archiv',
  noUpcoming: 'Gerade ist nichts angesetzt. Neue Termine stehen zuerst hier.',
  noPast:
    'Das Archiv ist noch leer. Wird ein Termin aufgezeichnet, steht die Aufzeichnung danach hier.',
  registerButton: 'Anmelden',
  watchRecordingButton: 'Aufzeichnung ansehen',
  recordingNotAvailable: 'Keine Aufzeichnung verfügbar',
  addToCalendar: 'In den Kalender',
  warsawTime: '{time} Uhr, Warschauer Zeit',
  yourTime: 'In der eigenen Zeitzone: {time} Uhr',
  duration: '{minutes} Min.',
  speaker: 'Mit {name}',
  places: '{places} Plätze',
  free: 'Kostenlos',
  heldIn: {
    en: 'Auf Englisch',
    pl: 'Auf Polnisch',
    de: 'Auf Deutsch',
    fr: 'Auf Französisch',
    es: 'Auf Spanisch',
    ru: 'Auf Russisch',
    no: 'Auf Norwegisch',
  },
  sampleNote: 'Termine und Namen sind erfunden, auch im Archiv.',
  confirmation: 'Der Platz ist sicher, sobald wir ihn per E-⁠Mail bestätigen.',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Hochkant schneiden mit KI',
      format: 'Online-Workshop',
      speaker: 'Marta Zielińska',
      summary:
        'Aus vierzig Minuten eigenem Material werden drei kurze Videos. Dazu: wann Retusche an Gesicht oder Figur einen Hinweis braucht.',
    },
    'account-security': {
      title: 'Zweimal abschließen: Sicherheit für Creator',
      format: 'Live-Webinar',
      speaker: 'Jonas Weber',
      summary:
        'Passkeys, Phishing und der Plan für den Ernstfall: auf dem Bildschirm vorgemacht, am eigenen Account mitgemacht. Wer hängen bleibt, fragt im Chat.',
    },
    'prompts-in-your-voice': {
      title: 'Prompts im eigenen Tonfall',
      format: 'Online-Workshop',
      speaker: 'Camille Laurent',
      summary:
        'Aus der eigenen Art zu reden wird ein Styleguide, und der KI-Assistent lernt, sich daran zu halten. Lieblingswörter inbegriffen.',
    },
    'brand-accounts': {
      title: 'Marken-Accounts einbruchsicher machen',
      format: 'Live-Webinar',
      speaker: 'Jonas Weber',
      summary:
        'Rollen, Zugänge und Übergaben für Marketingteams, die sich ein Login teilen und damit aufhören wollen.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Einen Vertrag in zwanzig Minuten lesen',
      summary: 'Nutzungsrechte, Exklusivität, Fristen: wohin der erste Blick geht.',
    },
    'captions-with-ai': {
      title: 'Untertitel von der KI, geprüft vom Menschen',
      summary: 'Namen, Pointen, Timing: was die Maschine überhört.',
    },
    'phishing-night': {
      title: 'Phishing-Abend: falsche Angebote, live zerlegt',
      summary: 'Absender, Link, Zeitdruck: was den Betrüger verrät.',
    },
    'rates-and-negotiations': {
      title: 'Das eigene Honorar laut aussprechen',
      summary: 'Rechte klären, Zahl nennen, die Stille danach aushalten.',
    },
  },
  read: {
    'mark-the-ad': 'Zum Nachlesen: Wo Werbung drin ist, steht Werbung drauf',
    'a-brief-that-gets-a-yes': 'Zum Nachlesen: Wie ein Briefing das Jawort bekommt',
    'ai-holds-the-camera': 'Zum Nachlesen: Die KI führt die Schere, nicht das Wort',
    'false-brand-mail': 'Zum Nachlesen: Mail von einer Marke, die keine ist',
  },
  ticket: {
    title: 'Das Ticket',
    lead: 'Eine Hälfte trägt schon einen Namen. Wer bekommt die andere?',
    unconfirmed: 'Gültig nach unserer Bestätigung',
    whole: 'Beide Hälften sind vergeben.',
    bring: 'Jemanden einladen',
    free: 'Für die Begleitung',
    separately: 'Mit eigener Anmeldung',
    save: 'Als Bild sichern',
    notSaved: 'Das Bild ließ sich nicht sichern',
    note: 'Das Ticket liegt nur in diesem Tab. Der Link zum Einladen enthält den Namen auf dem Ticket.',
    linkCopied: 'Link kopiert. Jetzt nur noch verschicken.',
    invitation: 'Eine Hälfte dieses Tickets hat {name}. Die andere ist noch frei.',
    alt: 'Ticket für „{title}“',
  },
  ctaTitle: 'Bis zur nächsten Probe.',
  ctaSubtitle:
    'Welches Thema, welche Tage? Die Antwort ist ein Termin oder ein ehrliches „Noch nicht“.',
  ctaButton: 'Termin anfragen',
  ctaBlog: 'Artikel lesen',
  registerMessage: 'Ich möchte mich für „{title}“ anmelden.',
} satisfies Texts['trainingEventsPage']
