import type { Translation } from '../i18n-types.ts'

const de = {
  agencyName: 'Duet',
  nav: {
    home: 'Start',
    forInfluencers: 'Für Influencer',
    forBrands: 'Für Marken',
    blog: 'Blog',
    training: 'Workshops & Events',
    contact: 'Kontakt',
  },
  hero: {
    title: 'Die beste Werbung ist ein Duett.',
    subtitle:
      'Als Influencer-Marketing-Agentur bringt Duet Marken mit TikTok- und Instagram-Creatorn zusammen, die sich jeden Follower verdient haben: mindestens {minFollowers}, alle organisch. Zwei Stimmen, ein Stück, das man zu Ende schaut.',
    ctaInfluencer: 'Als Creator mitmachen',
    ctaBrand: 'Als Marke anfragen',
  },
  homePage: {
    coreServicesTitle: 'Ein gutes Paar braucht vier Dinge',
    whyPartnerTitle: 'Was für Duet spricht',
    elevateTitle: 'Bessere Hälfte gesucht.',
    elevateSubtitle:
      'Links im Bild die Creator, rechts die Marken. Für den Anfang genügt ein Satz. Wir antworten an Arbeitstagen binnen {responseHours} Stunden, mit dem nächsten Schritt statt mit einem Newsletter.',
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
  },
  forInfluencersPage: {
    pageTitle: 'Deine Stimme. Und die zweite dazu.',
    benefits: [
      {
        title: 'Marken, die dein Feed noch nicht kennt',
        description:
          'Kooperationen mit Marken aus dem In- und Ausland, passend zu dem, was du ohnehin postest. Du siehst das Produkt, bevor du Ja sagst.',
      },
      {
        title: 'Wachstum nach dem Vier-Augen-Prinzip',
        description:
          'Wir gehen deine Zahlen mit dir durch: wo die Leute bleiben, wo sie aussteigen und was du in den nächsten zehn Posts ausprobieren kannst.',
      },
      {
        title: 'Wissen, das Schritt hält',
        description:
          'Live-Workshops zu KI-Tools und Account-Sicherheit, offen für alle Creator im Netzwerk und, wann immer es geht, mit Aufzeichnung.',
      },
      {
        title: 'Endlich eine Kaffeeküche',
        description:
          'Eine Community, in der Creator Honorare vergleichen, einander vor schlechten Briefings warnen und da sind, wenn jemand etwas Neues startet.',
      },
      {
        title: 'Konditionen im Klartext',
        description:
          'Honorar, Deadlines, Nutzungsrechte und Zahlungsziel auf einer Seite, vereinbart, bevor du drehst. Fair heißt bei uns: Du kannst es nachprüfen.',
      },
    ],
    ctaTitle: '{minFollowers} Follower? Links im Bild: du.',
    ctaSubtitle:
      'Schick uns den Link zu deinem Instagram- oder TikTok-Profil. Ist dein Publikum organisch gewachsen, möchten wir es kennenlernen.',
    ctaButton: 'Jetzt bewerben',
  },
  forBrandsPage: {
    pageTitle: 'Ihr Briefing. Und die Stimme dazu.',
    advantages: [
      {
        title: 'Reichweite mit Adresse',
        description:
          'Zielgruppe, Sprache und Markt entscheiden, wer zu Ihnen passt. So erreicht Ihr Budget die Menschen, die Sie selbst ausgesucht hätten.',
      },
      {
        title: 'Ein Publikum, das antwortet',
        description:
          'Creator ab {minFollowers} organischen Followern, bei denen sich die Kommentare wie Gespräche lesen, weil es welche sind.',
      },
      {
        title: 'Ergebnisse zum Nachrechnen',
        description:
          'Tracking-Links und Codes, vereinbarte KPIs und ein Abschlussbericht zum ROI: was hineinging, was herauskam.',
      },
      {
        title: 'Für den Feed gedacht',
        description:
          'Kampagnenkonzepte, die gemeinsam mit den Creatorn entstehen: gebaut fürs Hochformat und für die ersten zwei Sekunden.',
      },
      {
        title: 'Ein geprüftes Netzwerk',
        description:
          'Wir prüfen jedes Profil auf Tonalität, Bildsprache und Qualität des Publikums, bevor es auf Ihrer Shortlist steht. In jedem Markt.',
      },
    ],
    ctaTitle: 'Rechts im Bild: noch frei.',
    ctaSubtitle:
      'Nennen Sie uns Produkt, Markt und Termin. Wir melden uns mit Creatorn, die passen, und begründen jeden Vorschlag.',
    ctaButton: 'Kooperation starten',
  },
  blogPage: {
    pageTitle: 'Notizen von beiden Seiten des Bildschirms',
    searchPlaceholder: 'Artikel suchen …',
    categories: {
      all: 'Alle',
      ai: 'KI',
      cybersecurity: 'Cybersicherheit',
      influencerMarketing: 'Influencer-Marketing',
      genZ: 'Gen Z',
    },
    noArticles:
      'Dazu gibt es hier noch nichts. Vielleicht hilft ein anderes Wort oder eine andere Kategorie.',
    samplePosts: [
      {
        title: 'Die KI führt die Kamera, nicht das Wort',
        categoryKey: 'ai',
        author: 'Marta Zielińska',
        excerpt:
          'Entwürfe, Captions, Rohschnitt: ruhig abgeben. Nur den eigenen Blick nicht, denn dem folgen die Leute.',
      },
      {
        title: 'Handy weg, Account noch da',
        categoryKey: 'cybersecurity',
        author: 'Jonas Weber',
        excerpt:
          'Passkeys, Backup-Codes und ein zweiter Admin-Zugang. Eine Routine von vierzig Minuten, die ein ganzes Creator-Archiv rettet.',
      },
      {
        title: 'Wie ein Briefing das Jawort bekommt',
        categoryKey: 'influencerMarketing',
        author: 'Ola Kowalczyk',
        excerpt:
          'Eine Botschaft, zwei Pflichtpunkte und Platz zum Improvisieren. Wir haben Briefings zerlegt, auf die Creator noch am selben Tag antworten.',
      },
      {
        title: 'Die Gen Z liest zuerst die Kommentare',
        categoryKey: 'genZ',
        author: 'Camille Laurent',
        excerpt:
          'Das Video ist der Türöffner, entschieden wird in den Kommentaren. Was das fürs Antworten heißt und für den angepinnten Post.',
      },
      {
        title: 'Woran man Follower erkennt, die es nie gab',
        categoryKey: 'influencerMarketing',
        author: 'Daniel Ruiz',
        excerpt:
          'Fünf Anzeichen für ein gekauftes Publikum, alle von außen zu sehen, und die eine Frage, die alles klärt.',
      },
      {
        title: 'Mail von einer Marke, die keine ist',
        categoryKey: 'cybersecurity',
        author: 'Ingrid Solheim',
        excerpt:
          'Gefälschte Kooperationsanfragen zielen auf Creator, die gerade einen guten Monat hatten. So liest man den Absender.',
      },
    ],
    searchLabel: 'Artikel durchsuchen',
    categoryLabel: 'Kategorie',
    resultCount: '{count} {{Artikel|Artikel}}',
    clearFilters: 'Alle Artikel zeigen',
    menu: {
      label: 'Optionen für „{title}“',
      copyLink: 'Link kopieren',
      linkCopied: 'Link kopiert',
      share: 'Teilen',
      email: 'E-Mail',
    },
  },
  trainingEventsPage: {
    pageTitle: 'Erst proben, dann drehen',
    upcomingTitle: 'Demnächst',
    archiveTitle: 'Archiv',
    noUpcoming: 'Die Bühne ist gerade leer. Neue Termine stehen zuerst hier.',
    noPast:
      'Das Archiv ist noch leer. Wird ein Termin aufgezeichnet, steht die Aufzeichnung danach hier.',
    registerButton: 'Anmelden',
    watchRecordingButton: 'Aufzeichnung ansehen',
    recordingNotAvailable: 'Keine Aufzeichnung verfügbar',
    sampleUpcomingEvents: [
      {
        title: 'Hochkant schneiden mit KI',
        format: 'Online-Workshop, 2 Stunden',
        summary:
          'Aus vierzig Minuten Material werden drei Schnittfassungen. Mitbringen: einen ungeschnittenen Clip. Mitnehmen: einen fertigen Post.',
      },
      {
        title: 'Zweimal abschließen: Sicherheit für Creator',
        format: 'Live-Webinar, 60 Minuten',
        summary:
          'Passkeys, Phishing und der Plan für den Ernstfall: live am eigenen Account geübt, und jemand vom Fach schaut zu.',
      },
      {
        title: 'Prompts mit eigener Stimme',
        format: 'Online-Workshop, 90 Minuten',
        summary:
          'Aus der eigenen Stimme wird ein Styleguide, und der KI-Assistent lernt, sich daran zu halten. Akzent inbegriffen.',
      },
      {
        title: 'Marken-Accounts einbruchsicher machen',
        format: 'Live-Webinar, 45 Minuten',
        summary:
          'Rollen, Zugänge und Übergaben für Marketingteams, die sich ein Login teilen, und wie sie damit aufhören.',
      },
    ],
    samplePastEvents: [
      {
        title: 'Verträge lesen in zwanzig Minuten',
      },
      {
        title: 'Captions von der KI, geprüft vom Menschen',
      },
      {
        title: 'Phishing-Abend: falsche Angebote, live zerlegt',
      },
      {
        title: 'Geschlossene Runde: Honorare verhandeln',
      },
    ],
    registerMessage: 'Ich möchte mich für „{title}“ anmelden.',
  },
  contactPage: {
    pageTitle: 'Kommen wir ins Gespräch',
    intro:
      'Creator oder Marke? Auswählen, schreiben, fertig. Jede Nachricht liest ein Mensch in Warschau.',
    typeLabel: 'Ich schreibe …',
    types: {
      general: 'Mit einer Frage',
      influencer: 'Als Influencer',
      brand: 'Als Marke',
    },
    formTitles: {
      general: 'Nachricht an Duet',
      influencer: 'Komm in unser Netzwerk',
      brand: 'Starten Sie Ihre Kooperation',
    },
    buttons: {
      general: 'Nachricht senden',
      influencer: 'Jetzt bewerben',
      brand: 'Anfrage senden',
      sending: 'Wird gesendet …',
    },
    fields: {
      name: 'Vor- und Nachname',
      email: 'E-Mail-Adresse',
      profileLink: 'Link zum Instagram- oder TikTok-Profil',
      message: 'Nachricht',
      required: 'Pflichtfeld',
    },
    placeholders: {
      name: 'Anna Nowak',
      email: 'anna@example.com',
      profileLink: 'https://www.tiktok.com/@deinname',
      messageGeneral: 'Worum geht es?',
      messageInfluencer: 'Worüber postest du, und wer schaut zu?',
      messageBrand: 'Ihr Produkt, Ihr Markt, Ihr Wunschtermin.',
    },
    hints: {
      profileLink: 'Mindestens {minFollowers} organische Follower.',
    },
    fieldErrors: {
      name: 'Bitte Vor- und Nachnamen eingeben.',
      email: 'Bitte eine E-Mail-Adresse eingeben.',
      emailFormat: 'Diese E-Mail-Adresse sieht unvollständig aus.',
      profileLink: 'Bitte den Link zum Instagram- oder TikTok-Profil angeben.',
      message: 'Bitte eine kurze Nachricht schreiben.',
      profileLinkFormat: 'Bitte einen Instagram- oder TikTok-Link oder ein @Handle eingeben.',
      tooLong: 'Das ist zu lang: höchstens {max} Zeichen.',
      forbiddenCharacters: 'Einige Zeichen sind hier nicht erlaubt.',
    },
    errors: {
      title: 'Eingaben prüfen',
      required: 'Bitte alle Pflichtfelder ausfüllen (Name, E-Mail, Nachricht).',
      profileLink: 'Bitte den Link zum Instagram- oder TikTok-Profil angeben.',
    },
    success: {
      title: 'Nachricht gesendet!',
      description: 'Danke für die Nachricht. Wir melden uns bald.',
    },
    direct: {
      title: 'Der direkte Draht',
      emailLabel: 'E-Mail',
      email: 'hello@duet.example',
      phoneLabel: 'Telefon',
      phone: '+48 22 000 00 00',
      addressLabel: 'Adresse',
      address: 'Warschau, Polen',
    },
    officeHours: {
      title: 'Bürozeiten',
      days: 'Montag bis Freitag',
      hours: '{opens}–{closes} Uhr MEZ/MESZ',
      note: 'Warschauer Zeit, dieselbe wie in Berlin',
    },
    responseTime: {
      title: 'Unsere Antwort',
      text: 'An Arbeitstagen binnen {responseHours} Stunden.',
    },
    charactersLeft: 'Noch {count} {{Zeichen|Zeichen}}',
    privacy:
      'Wir nutzen die Angaben nur, um zu antworten, und löschen sie nach {retentionDays} Tagen.',
    failure: {
      offline: {
        title: 'Keine Verbindung',
        description:
          'Der Text bleibt hier erhalten. Bitte senden, sobald die Verbindung wieder steht.',
      },
      unknown: {
        title: 'Noch nicht bestätigt',
        description:
          'Ob die Nachricht ankam, ist noch offen. Ein zweiter Versuch schadet nicht: Bei uns kommt sie nur einmal an.',
      },
      retryable: {
        title: 'Nicht gesendet',
        description:
          'Bei uns gibt es gerade eine Störung. Der Text bleibt erhalten. Bitte gleich noch einmal versuchen.',
      },
      rejected: {
        title: 'Nicht gesendet',
        description: 'Bitte die markierten Felder prüfen.',
      },
      tooMany: {
        title: 'Zu viele Nachrichten',
        description: 'Bitte in {minutes} {{Minute|Minuten}} noch einmal versuchen.',
      },
      retry: 'Erneut versuchen',
    },
    received: {
      title: 'Die Nachricht ist angekommen.',
      back: 'Zurück zur Website',
    },
    draftRestored: 'Der angefangene Text ist noch da.',
    honeypot: 'Dieses Feld bitte leer lassen',
  },
  footer: {
    subtitle: 'Creator und Marke. Zwei Stimmen, ein Stück.',
    rights: 'Alle Rechte vorbehalten.',
    quickLinks: 'Schnellzugriff',
    connectWithUs: 'In Kontakt bleiben',
    email: 'hello@duet.example',
    phone: '+48 22 000 00 00',
    languages: 'Diese Website in anderen Sprachen',
  },
  langSwitcher: {
    current: 'Aktuelle Sprache',
    open: 'Sprache wählen',
    failed: {
      title: 'Sprache nicht geladen',
      description: 'Vorerst bleibt es bei {language}. Bitte noch einmal versuchen.',
    },
  },
  ui: {
    skipToContent: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    mainNavigation: 'Hauptnavigation',
    loading: 'Wird geladen',
    notifications: 'Benachrichtigungen (F8)',
    dismiss: 'Schließen',
    opensInNewTab: 'öffnet sich in einem neuen Tab',
    by: 'Von {author}',
    copyFailed: 'Der Link ließ sich nicht kopieren',
    chooseLanguage: 'Bitte Sprache wählen',
    notStarted:
      'Ein Teil der Website wurde nicht geladen. Lesen und alle Links funktionieren trotzdem.',
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Etwas ist aus dem Takt geraten.',
    home: 'Zur Startseite',
    reload: 'Seite neu laden',
  },
  meta: {
    home: {
      title: 'Creator und Marken im Einklang',
      description:
        'Influencer-Marketing-Agentur aus Warschau: Wir bringen Marken mit TikTok- und Instagram-Creatorn ab {minFollowers} organischen Followern zusammen.',
    },
    forInfluencers: {
      title: 'Für Influencer: deine Stimme und die zweite dazu',
      description:
        'Kooperationen, die zu deinem Feed passen, Tipps fürs Wachstum, Workshops und Konditionen im Klartext. Für Creator ab {minFollowers} organischen Followern.',
    },
    forBrands: {
      title: 'Für Marken: Creator, denen Ihre Zielgruppe glaubt',
      description:
        'Gezielte Reichweite, echtes Engagement und Ergebnisse zum Nachrechnen, aus einem geprüften internationalen Creator-Netzwerk.',
    },
    blog: {
      title: 'Blog: Notizen von beiden Seiten des Bildschirms',
      description:
        'Kurze, praktische Texte über KI-Tools, Account-Sicherheit, Influencer-Marketing und die Gen Z.',
    },
    training: {
      title: 'Workshops und Events für Creator und Marketingteams',
      description:
        'Online-Workshops und Webinare zu KI-Tools und Cybersicherheit, dazu Aufzeichnungen vergangener Termine.',
    },
    contact: {
      title: 'Kontakt: Kommen wir ins Gespräch',
      description:
        'Ob Creator, Marke oder einfach neugierig: Wir antworten an Arbeitstagen binnen {responseHours} Stunden.',
    },
  },
} satisfies Translation

export default de
