import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Kurs og arrangementer for innholdsskapere og markedsteam',
    description:
      'Workshoper og webinarer på nett om KI-verktøy og cybersikkerhet, med opptak fra tidligere arrangementer.',
  },
  pageTitle: 'Øv før du tar opp',
  upcomingTitle: 'Kommende arrangementer',
  archiveTitle: 'Arkiv',
  noUpcoming: 'Ingenting på plakaten akkurat nå. Nye datoer kommer her først.',
  noPast: 'Arkivet er foreløpig tomt. Blir et arrangement tatt opp, finner du opptaket her.',
  registerButton: 'Meld deg på',
  watchRecordingButton: 'Se opptaket',
  recordingNotAvailable: 'Opptak ikke tilgjengelig',
  addToCalendar: 'Legg i kalenderen',
  warsawTime: 'kl. {time}, polsk tid',
  yourTime: 'Hos deg: {time}',
  duration: '{minutes} min',
  speaker: 'Med {name}',
  places: 'Plasser: {places}',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Klipp stående video med KI',
      format: 'Workshop på nett',
      speaker: 'Jonas Weber',
      summary:
        'Fra førti minutter råmateriale til tre stramme klipp. Ta med én uklippet video og logg av med et ferdig innlegg.',
    },
    'account-security': {
      title: 'Lås etter deg: sikkerhet for innholdsskapere',
      format: 'Direktesendt webinar',
      speaker: 'Marta Zielińska',
      summary:
        'Passnøkler, phishing og en plan for gjenoppretting. Du øver direkte på dine egne kontoer mens en spesialist følger med.',
    },
    'prompts-in-your-voice': {
      title: 'Prompter som låter som deg',
      format: 'Workshop på nett',
      speaker: 'Camille Laurent',
      summary:
        'Lag en stilguide for din egen stemme og lær en KI-assistent å skrive utkast etter den, dialekt inkludert.',
    },
    'brand-accounts': {
      title: 'Merkevarekontoer uten innbrudd',
      format: 'Direktesendt webinar',
      speaker: 'Jonas Weber',
      summary:
        'Roller, tilganger og overlevering for markedsteam som deler én innlogging, og hvordan de slutter med det.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Les en kontrakt på tjue minutter',
    },
    'captions-with-ai': {
      title: 'Teksting med KI, sjekket av mennesker',
    },
    'phishing-night': {
      title: 'Phishingkveld: vi obduserer svindeltilbud på direkten',
    },
    'rates-and-negotiations': {
      title: 'I lukket krets: honorarer og forhandlinger',
    },
  },
  registerMessage: 'Jeg vil gjerne melde meg på «{title}».',
} satisfies NamespaceTrainingEventsPageTranslation
