import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Kontakt in Warschau: Ein Satz genügt',
    description:
      'Eine Bewerbung, ein Briefing oder einfach eine Frage: So erreicht man Duet in Warschau. Antwort in {responseHours} Stunden, montags bis freitags.',
  },
  pageTitle: 'Ein Satz genügt.',
  intro:
    'Creator, Marke oder nur neugierig? Einfach losschreiben. Am anderen Ende sitzt ein Mensch in Warschau.',
  typeLabel: 'Ich schreibe …',
  types: {
    general: 'Mit einer Frage',
    influencer: 'Als Influencer',
    brand: 'Als Marke',
  },
  formTitles: {
    general: 'Nachricht an Duet',
    influencer: 'Komm in unser Netzwerk',
    brand: 'Schicken Sie uns Ihr Briefing',
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
    messageBrand: 'Was soll bekannter werden, bei wem und bis wann?',
  },
  hints: {
    profileLink: 'Mindestens {minFollowers} organische Follower.',
  },
  fieldErrors: {
    name: 'Bitte Vor- und Nachnamen eingeben.',
    email: 'Bitte eine E-⁠Mail-Adresse eingeben.',
    emailFormat: 'Bitte die E-⁠Mail-Adresse prüfen. Ein Beispiel: anna@example.com.',
    profileLink: 'Bitte den Link zum Instagram- oder TikTok-Profil angeben.',
    message: 'Bitte eine kurze Nachricht schreiben.',
    profileLinkFormat: 'Bitte einen Instagram- oder TikTok-Link oder den Namen mit @ eingeben.',
    tooLong: 'Das ist zu lang: höchstens {max} Zeichen.',
    forbiddenCharacters:
      'Darin steht ein Zeichen, das wir nicht annehmen können. Bitte den Text neu eintippen.',
  },
  errors: {
    title: 'Eingaben prüfen',
    required: 'Bitte alle Pflichtfelder ausfüllen (Name, E-⁠Mail, Nachricht).',
    profileLink: 'Bitte den Link zum Instagram- oder TikTok-Profil angeben.',
    fields: 'Bitte prüfen: {fields}.',
  },
  success: {
    title: 'Nachricht gesendet!',
    description: 'Vielen Dank. Wir melden uns bald.',
  },
  direct: {
    title: 'Der direkte Draht',
    emailLabel: 'E-Mail',
    phoneLabel: 'Telefon',
    addressLabel: 'Adresse',
    address: 'Warschau, Polen',
  },
  officeHours: {
    title: 'Bürozeiten',
    days: 'Montag bis Freitag',
    hours: '{opens}–{closes} Uhr MEZ/MESZ',
    note: 'Warschauer Zeit, dieselbe wie in Berlin',
    open: 'Geöffnet · {time} Uhr in Warschau',
    closed: 'Geschlossen bis {weekday}, {opens} Uhr',
  },
  responseTime: {
    title: 'Unsere Antwort',
    text: 'In {responseHours} Stunden, montags bis freitags',
  },
  charactersLeft: 'Noch {count} {{Zeichen|Zeichen}}',
  privacy: {
    general: 'Wir nutzen die Angaben, um zu antworten.',
    influencer: 'Wir nutzen die Angaben, um das Profil zu analysieren und zu antworten.',
    brand: 'Wir nutzen die Angaben, um zu antworten und eine Vereinbarung vorzubereiten.',
    registration: 'Wir nutzen die Angaben, um die Anmeldung zu bearbeiten und zu antworten.',
    kept: 'Nach {retentionDays} Tagen löschen wir alles, es sei denn, wir arbeiten dann zusammen.',
  },
  notice: {
    title: 'Was mit den Daten geschieht',
    controller: {
      term: 'Verantwortlich',
      text: 'Duet, {address}. Bei Fragen zum Datenschutz: {email}.',
    },
    purpose: {
      term: 'Zweck und Rechtsgrundlage',
      text: 'Wir analysieren das Profil aus einer Bewerbung, bearbeiten Anmeldungen zu Events und bereiten auf Wunsch eine Vereinbarung vor (Art. 6 Abs. 1 lit. b DSGVO). Alle übrigen Nachrichten beantworten wir aus berechtigtem Interesse. Dasselbe gilt für die Abwehr von Spam: Ein Filter legt Verdächtiges beiseite, und jemand von uns sieht es durch (Art. 6 Abs. 1 lit. f DSGVO).',
    },
    voluntary: {
      term: 'Pflicht zur Angabe',
      text: 'Gesetzlich besteht keine. Ohne die Pflichtfelder sind aber weder Antwort noch Anmeldung möglich.',
    },
    recipients: {
      term: 'Empfänger',
      text: 'Die Dienstleister, die in unserem Auftrag diese Website und unser Postfach betreiben. Eine Profilanalyse sieht die Marke erst, wenn die Person hinter dem Profil zugestimmt hat (Art. 6 Abs. 1 lit. a DSGVO).',
    },
    retention: {
      term: 'Speicherdauer',
      text: '{retentionDays} Tage ab Eingang der Nachricht. Wird eine Kooperation daraus, gelten die Fristen des Vertrags- und Steuerrechts (Art. 6 Abs. 1 lit. b und c DSGVO). Aus den Sicherungskopien verschwinden die Daten spätestens {backupDays} Tage nach der Löschung. Ein Hashwert der IP-Adresse dient der Abwehr von Spam und wird spätestens nach einer halben Stunde gelöscht. Im Serverprotokoll steht die IP-Adresse nur gekürzt. Nur im Browser-Tab und nur, bis er geschlossen wird, liegen ein angefangener Text (längstens bis zum Senden), Event und Namen eines Tickets und ein gezeichnetes Duett. Länger merkt sich der Browser nur die Sprache dieser Website. Cookies setzen wir nicht.',
    },
    rights: {
      term: 'Rechte',
      text: 'Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit, Widerspruch und jederzeit der Widerruf einer Einwilligung. Eine E-⁠Mail genügt.',
    },
    complaint: {
      term: 'Beschwerde',
      text: 'Bei der polnischen Aufsichtsbehörde (UODO, {authority}) oder bei der am Wohnort zuständigen.',
    },
  },
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
    outdated: {
      title: 'Das Formular hat sich geändert',
      description: 'Bitte die Seite neu laden. Der Text bleibt erhalten.',
    },
    tooMany: {
      title: 'Zu viele Nachrichten auf einmal',
      description:
        'Bitte in {minutes} {{Minute|Minuten}} noch einmal versuchen. Der Text bleibt hier erhalten.',
    },
    retry: 'Erneut versuchen',
  },
  received: {
    title: 'Die Nachricht ist angekommen.',
    registered: 'Die Anmeldung ist angekommen.',
    next: 'So geht es weiter',
    back: 'Zurück zur Website',
    now: 'Jetzt',
    stored: 'Alles ist sicher gespeichert.',
    reader: 'Ein Mensch in Warschau liest es.',
    byEmail: 'Die Antwort kommt per E-⁠Mail.',
    toEmail: 'Die Antwort kommt an {email}.',
    again: 'Noch eine Nachricht schreiben',
  },
  registrationTitle: 'Wer kommt?',
  registrationButton: 'Anmelden',
  registrationOver:
    'Dieser Termin ist schon vorbei. Wer eine Frage zum Thema hat, kann trotzdem schreiben.',
  draftRestored: 'Der angefangene Text ist noch da. Er liegt nur in diesem Tab.',
  honeypot: 'Dieses Feld bitte leer lassen',
} satisfies Texts['contactPage']
