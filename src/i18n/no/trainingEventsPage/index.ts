import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Kurs for innholdsskapere og markedsteam',
    description:
      'Meld deg på direktesendte workshoper og webinarer om KI-verktøy og cybersikkerhet. De er gratis, og språket står ved hvert arrangement.',
  },
  pageTitle: 'Øv før du tar opp',
  lead: 'For innholdsskapere og markedsteam: gratis direktesendte kurs om KI-verktøy og kontosikkerhet.',
  upcomingTitle: 'Kommende arrangementer',
  archiveTitle: 'Arkiv',
  noUpcoming: 'Ingen datoer akkurat nå. Nye kommer her først.',
  noPast: 'Arkivet er foreløpig tomt. Blir et arrangement tatt opp, finner du opptaket her.',
  registerButton: 'Meld deg på',
  watchRecordingButton: 'Se opptaket',
  recordingNotAvailable: 'Opptak ikke tilgjengelig',
  addToCalendar: 'Legg i kalenderen',
  warsawTime: 'kl. {time}, norsk og polsk tid',
  yourTime: 'Hos deg: {time}',
  duration: '{minutes} min',
  speaker: 'Med {name}',
  places: 'Plass til {places}',
  free: 'Gratis',
  heldIn: {
    en: 'På engelsk',
    pl: 'På polsk',
    de: 'På tysk',
    fr: 'På fransk',
    es: 'På spansk',
    ru: 'På russisk',
    no: 'På norsk',
  },
  sampleNote: 'Datoer og kursholdere er oppdiktet, også i arkivet.',
  confirmation: 'Plassen er din når vi har bekreftet den på e-⁠post.',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Klipp stående video med KI',
      format: 'Workshop på nett',
      speaker: 'Marta Zielińska',
      summary:
        'Fra førti minutter råmateriale til tre stramme klipp. Du lærer også når retusj av kropp eller hud må merkes.',
    },
    'account-security': {
      title: 'Lås etter deg: sikkerhet for innholdsskapere',
      format: 'Direktesendt webinar',
      speaker: 'Jonas Weber',
      summary:
        'Passnøkler, phishing og en plan for gjenoppretting. Vi viser på skjermen, og du gjør det samme på din egen konto.',
    },
    'prompts-in-your-voice': {
      title: 'Prompter som høres ut som deg',
      format: 'Workshop på nett',
      speaker: 'Camille Laurent',
      summary:
        'Lag en stilguide for din egen stemme, og lær en KI-assistent å skrive utkast etter den, på ditt eget språk.',
    },
    'brand-accounts': {
      title: 'Innbruddssikre merkevarekontoer',
      format: 'Direktesendt webinar',
      speaker: 'Jonas Weber',
      summary:
        'Roller, tilganger og overlevering for markedsteam som deler én innlogging og vil slutte med det.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Les en kontrakt på tjue minutter',
      summary: 'Bruksrettigheter, eksklusivitet, frister: hva du ser etter først.',
    },
    'captions-with-ai': {
      title: 'Teksting med KI, sjekket av mennesker',
      summary: 'Navn, vitser, rytme: det maskinen ikke hører.',
    },
    'phishing-night': {
      title: 'Phishingkveld: Vi obduserer svindeltilbud på direkten',
      summary: 'Avsender, lenke, hastverk: det som avslører et falskt tilbud.',
    },
    'rates-and-negotiations': {
      title: 'Slik forhandler du om honoraret',
      summary: 'Honorar, bruksrettigheter og pausen når tallet er sagt.',
    },
  },
  read: {
    'mark-the-ad': 'Les: Kall det reklame før Forbruker­tilsynet gjør det',
    'a-brief-that-gets-a-yes': 'Les: Briefen som får ja',
    'ai-holds-the-camera': 'Les: La KI ta klippet, standpunktet tar du',
    'false-brand-mail': 'Les: Ikke alle merkevarer i innboksen er ekte',
  },
  ticket: {
    title: 'Billetten din',
    lead: 'Navnet ditt står på den ene halvdelen. Hvem får den andre?',
    unconfirmed: 'Gjelder når den er bekreftet på e-⁠post',
    whole: 'Begge halvdelene er tatt.',
    bring: 'Inviter noen',
    free: 'Plass til én til',
    separately: 'Med egen påmelding',
    save: 'Lagre som bilde',
    notSaved: 'Bildet ble ikke lagret. Prøv igjen.',
    note: 'Billetten finnes bare i denne fanen. Lenken du sender, inneholder navnet ditt.',
    linkCopied: 'Lenken er kopiert. Nå er det bare å sende den.',
    invitation: '{name} har den ene halvdelen av denne billetten. Den andre er fortsatt ledig.',
    alt: 'Billett til «{title}»',
  },
  ctaTitle: 'Sees på neste øving.',
  ctaSubtitle:
    'Fortell oss hva du vil lære, og når det passer. Svaret er en dato eller et ærlig «ikke ennå».',
  ctaButton: 'Ønsk deg et kurs',
  ctaBlog: 'Les artiklene',
  registerMessage: 'Jeg vil gjerne melde meg på «{title}».',
} satisfies Texts['trainingEventsPage']
