import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Kontakt i Warszawa: Ordet er ditt',
    description:
      'Skriv til Duet i Warszawa med en brief, en lenke til profilen din eller bare et spørsmål. Vi svarer i løpet av {responseHours} timer på hverdager.',
  },
  pageTitle: 'Ordet er ditt',
  intro: 'Skriv som du snakker. Et menneske leser alt.',
  typeLabel: 'Jeg tar kontakt',
  types: {
    general: 'Med et spørsmål',
    influencer: 'Som innholdsskaper',
    brand: 'For en merkevare',
  },
  formTitles: {
    general: 'Send oss en melding',
    influencer: 'Bli med i nettverket',
    brand: 'Samarbeid med oss',
  },
  buttons: {
    general: 'Send melding',
    influencer: 'Send søknad',
    brand: 'Send forespørsel',
    sending: 'Sender …',
  },
  fields: {
    name: 'Fullt navn',
    email: 'E-postadresse',
    profileLink: 'Lenke til Instagram- eller TikTok-profil',
    message: 'Melding',
    required: 'obligatorisk',
  },
  placeholders: {
    name: 'Anna Hansen',
    email: 'anna@example.com',
    profileLink: 'https://www.tiktok.com/@brukernavn',
    messageGeneral: 'Hva vil du snakke om?',
    messageInfluencer: 'Hva legger du ut, og hvem ser på?',
    messageBrand: 'Hvilket produkt, hvilket marked, og når?',
  },
  hints: {
    profileLink: 'Minst {minFollowers} organiske følgere.',
  },
  fieldErrors: {
    name: 'Skriv inn fullt navn.',
    email: 'Skriv inn e-⁠postadressen din.',
    emailFormat: 'E-⁠postadressen ser ikke riktig ut. Se over den.',
    profileLink: 'Legg inn lenken til Instagram- eller TikTok-profilen din.',
    message: 'Skriv en kort melding.',
    profileLinkFormat: 'Dette skal være en lenke til Instagram eller TikTok, eller et @brukernavn.',
    tooLong: 'Kort ned litt: Her er det plass til {max} tegn.',
    forbiddenCharacters: 'Teksten inneholder tegn vi ikke kan ta imot. Fjern dem, og prøv igjen.',
  },
  errors: {
    title: 'Sjekk skjemaet',
    required: 'Fyll ut alle obligatoriske felt (navn, e-⁠post, melding).',
    profileLink: 'Legg inn lenken til Instagram- eller TikTok-profilen din.',
    fields: 'Sjekk dette: {fields}.',
  },
  success: {
    title: 'Meldingen er sendt!',
    description: 'Takk. Svaret kommer på e-⁠post.',
  },
  direct: {
    title: 'Kontakt oss direkte',
    emailLabel: 'E-post',
    phoneLabel: 'Telefon',
    addressLabel: 'Adresse',
    address: 'Warszawa, Polen',
  },
  officeHours: {
    title: 'Kontortid',
    days: 'Mandag til fredag',
    hours: 'kl. {opens}–{closes} CET/CEST',
    note: 'Polsk tid, samme som norsk',
    open: 'Åpent nå · kl. {time} i Warszawa',
    closed: 'Stengt nå, åpner {weekday} kl. {opens}',
  },
  responseTime: {
    title: 'Svartid',
    text: 'I løpet av {responseHours} timer på hverdager',
  },
  charactersLeft: '{count} {{tegn|tegn}} igjen',
  privacy: {
    general: 'Det du skriver, bruker vi til å svare deg.',
    influencer: 'Det du skriver, bruker vi til å se på profilen din og svare deg.',
    brand: 'Det du skriver, bruker vi til å svare deg og forberede en avtale.',
    registration: 'Det du skriver, bruker vi til å melde deg på og svare deg.',
    kept: 'Blir det ikke noe samarbeid, sletter vi alt etter {retentionDays} dager.',
  },
  notice: {
    title: 'Slik behandler vi opplysningene',
    controller: {
      term: 'Behandlingsansvarlig',
      text: 'Duet, {address}. Spørsmål om personopplysninger sender du til {email}.',
    },
    purpose: {
      term: 'Formål og grunnlag',
      text: 'Å analysere profilen du søker med, å melde deg på et arrangement og å forberede en avtale, alt fordi du ber om det (GDPR artikkel 6 nr. 1 bokstav b). Vi har også en berettiget interesse i å svare på alle andre meldinger og i å holde søppelpost ute: Et filter legger mistenkelige meldinger til side, og en av oss ser gjennom dem (GDPR artikkel 6 nr. 1 bokstav f).',
    },
    voluntary: {
      term: 'Må du oppgi noe?',
      text: 'Nei. Men uten de obligatoriske feltene kan vi ikke svare deg.',
    },
    recipients: {
      term: 'Mottakere',
      text: 'Bare selskapene som drifter nettstedet og e-⁠posten for oss, etter instruks. En merkevare får profilanalysen din bare med ditt samtykke (GDPR artikkel 6 nr. 1 bokstav a).',
    },
    retention: {
      term: 'Lagringstid',
      text: 'I {retentionDays} dager fra du skriver. Blir det et samarbeid, så lenge avtale- og skatteregler krever det (GDPR artikkel 6 nr. 1 bokstav b og c). Fra sikkerhetskopiene forsvinner alt senest {backupDays} dager etter slettingen. Et avtrykk (hash) av IP-adressen din, som holder søppelpost ute, slettes innen en halv time. Serverloggen har bare en forkortet IP-adresse. Det du har skrevet, men ikke sendt, ligger i nettleseren din, bare i denne fanen, til du sender det eller lukker fanen. Arrangement og navn på en billett, og det du har tegnet på forsiden, ligger der til fanen lukkes. Utover dette husker nettleseren bare hvilket språk du har valgt. Vi bruker ikke informasjonskapsler.',
    },
    rights: {
      term: 'Rettighetene dine',
      text: 'Du kan be om innsyn, retting, sletting, begrensning og dataportabilitet, og du kan protestere mot behandlingen. Et samtykke kan du når som helst trekke tilbake. En e-⁠post er nok.',
    },
    complaint: {
      term: 'Klage',
      text: 'Du kan klage til det polske datatilsynet (UODO, {authority}) eller til tilsynet der du bor, i Norge Datatilsynet.',
    },
  },
  failure: {
    offline: {
      title: 'Du er uten nett',
      description: 'Meldingen ligger trygt her. Send den når du er på nett igjen.',
    },
    unknown: {
      title: 'Ikke bekreftet ennå',
      description:
        'Vi vet ikke om meldingen kom fram. Du kan trygt prøve igjen: Vi får den bare én gang.',
    },
    retryable: {
      title: 'Ikke sendt',
      description: 'Feilen ligger hos oss. Teksten din er i behold. Prøv igjen om litt.',
    },
    outdated: {
      title: 'Skjemaet er endret',
      description: 'Last inn siden på nytt for å få det nye. Teksten din er i behold.',
    },
    tooMany: {
      title: 'For mange meldinger',
      description: 'Prøv igjen om {minutes} {{minutt|minutter}}. Meldingen ligger trygt her.',
    },
    retry: 'Prøv igjen',
  },
  received: {
    title: 'Meldingen er mottatt.',
    registered: 'Påmeldingen er mottatt.',
    next: 'Hva skjer nå?',
    back: 'Tilbake til nettstedet',
    now: 'Nå',
    stored: 'Trygt lagret hos oss.',
    reader: 'Et menneske i Warszawa leser den.',
    byEmail: 'Svaret kommer på e-⁠post.',
    toEmail: 'Svaret kommer til {email}.',
    again: 'Skriv en ny melding',
  },
  registrationTitle: 'Meld deg på',
  registrationButton: 'Send påmelding',
  registrationOver: 'Dette arrangementet er over. Vil du vite mer om temaet, er det bare å skrive.',
  draftRestored: 'Vi har tatt vare på utkastet ditt, bare i denne fanen.',
  honeypot: 'La dette feltet stå tomt',
} satisfies Texts['contactPage']
