import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Kontakt: Kommen wir ins Gespräch',
    description:
      'Ob Creator, Marke oder einfach neugierig: Wir antworten an Arbeitstagen binnen {responseHours} Stunden.',
  },
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
    emailFormat: 'Diese E-Mail-Adresse scheint nicht zu stimmen.',
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
    open: 'Jetzt geöffnet',
    closed: 'Zurzeit geschlossen',
  },
  responseTime: {
    title: 'Unsere Antwort',
    text: 'An Arbeitstagen binnen {responseHours} Stunden.',
  },
  charactersLeft: 'Noch {count} {{Zeichen|Zeichen}}',
  privacy:
    'Wir nutzen die Angaben nur, um zu antworten, und löschen sie nach {retentionDays} Tagen.',
  notice: {
    title: 'Was mit den Daten geschieht',
    controller: {
      term: 'Verantwortlich',
      text: 'Duet, {address}. Bei Fragen zum Datenschutz: {email}.',
    },
    purpose: {
      term: 'Zweck und Rechtsgrundlage',
      text: 'Die Antwort auf die Nachricht und, wenn gewünscht, die Vorbereitung eines Vertrags (Art. 6 Abs. 1 lit. b DSGVO). Dazu kommt unser berechtigtes Interesse, Anfragen zu beantworten und Spam fernzuhalten (Art. 6 Abs. 1 lit. f DSGVO).',
    },
    voluntary: {
      term: 'Pflicht zur Angabe',
      text: 'Keine. Ohne die Pflichtfelder ist aber keine Antwort möglich.',
    },
    recipients: {
      term: 'Empfänger',
      text: 'Nur die Dienstleister, die in unserem Auftrag diese Website und unser Postfach betreiben.',
    },
    retention: {
      term: 'Speicherdauer',
      text: '{retentionDays} Tage ab Eingang der Nachricht. Aus den Sicherungskopien verschwinden die Daten spätestens {backupDays} Tage danach. Ein Hashwert der IP-Adresse, der Spam fernhalten hilft, wird spätestens nach einer halben Stunde gelöscht.',
    },
    rights: {
      term: 'Rechte',
      text: 'Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Eine E-Mail genügt.',
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
    rejected: {
      title: 'Nicht gesendet',
      description: 'Bitte die markierten Felder prüfen.',
    },
    tooMany: {
      title: 'Zu viele Nachrichten',
      description:
        'Bitte in {minutes} {{Minute|Minuten}} noch einmal versuchen. Der Text bleibt hier erhalten.',
    },
    retry: 'Erneut versuchen',
  },
  received: {
    title: 'Die Nachricht ist angekommen.',
    back: 'Zurück zur Website',
    reader: 'Ein Mensch in Warschau liest sie.',
    answer: 'Die Antwort kommt per E-Mail, an Arbeitstagen binnen {responseHours} Stunden.',
    again: 'Noch eine Nachricht schreiben',
  },
  registration: 'Anmeldung für',
  registrationOver:
    'Dieser Termin ist schon vorbei. Bei Interesse am Thema einfach trotzdem schreiben.',
  draftRestored: 'Der angefangene Text ist noch da.',
  honeypot: 'Dieses Feld bitte leer lassen',
} satisfies NamespaceContactPageTranslation
