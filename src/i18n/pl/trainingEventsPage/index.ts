import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Szkolenia i wydarzenia dla twórców i marek',
    description:
      'Warsztaty i webinary online o narzędziach AI i cyberbezpieczeństwie oraz nagrania z poprzednich spotkań.',
  },
  pageTitle: 'Próba przed nagraniem',
  upcomingTitle: 'Najbliższe wydarzenia',
  archiveTitle: 'Archiwum',
  noUpcoming: 'Na scenie chwilowo pusto. Nowe terminy ogłaszamy najpierw tutaj.',
  noPast: 'Archiwum na razie świeci pustkami. Jeśli ze spotkania powstanie nagranie, trafi tutaj.',
  registerButton: 'Zapisz się',
  watchRecordingButton: 'Obejrzyj nagranie',
  recordingNotAvailable: 'Nagranie niedostępne',
  addToCalendar: 'Dodaj do kalendarza',
  warsawTime: '{time} czasu polskiego',
  yourTime: '{time} czasu lokalnego',
  duration: '{minutes} min',
  speaker: 'Prowadzi {name}',
  places: 'Liczba miejsc: {places}',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Pionowe wideo: montaż z AI',
      format: 'Warsztaty online',
      speaker: 'Jonas Weber',
      summary:
        'Od czterdziestu minut surowego materiału do trzech zmontowanych filmów. Przynieś jeden nieobrobiony klip, wyjdź z gotowym postem.',
    },
    'account-security': {
      title: 'Na cztery spusty: bezpieczeństwo twórców',
      format: 'Webinar na żywo',
      speaker: 'Marta Zielińska',
      summary:
        'Klucze dostępu, phishing i plan odzyskania konta: ćwiczymy na żywo, na Twoich profilach, pod okiem specjalisty.',
    },
    'prompts-in-your-voice': {
      title: 'Prompty, które brzmią jak Ty',
      format: 'Warsztaty online',
      speaker: 'Camille Laurent',
      summary:
        'Spisz zasady własnego stylu i naucz asystenta AI pisać szkice po Twojemu, łącznie z akcentem.',
    },
    'brand-accounts': {
      title: 'Konta marek bez włamań',
      format: 'Webinar na żywo',
      speaker: 'Jonas Weber',
      summary:
        'Role, dostępy i przekazywanie kont w zespołach marketingu, które pracują na jednym loginie. I jak z tym skończyć.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Jak przeczytać umowę w dwadzieścia minut',
    },
    'captions-with-ai': {
      title: 'Napisy z AI, sprawdzone przez ludzi',
    },
    'phishing-night': {
      title: 'Wieczór z phishingiem: fałszywe oferty pod lupą, na żywo',
    },
    'rates-and-negotiations': {
      title: 'W zamkniętym gronie: stawki i negocjacje',
    },
  },
  registerMessage: 'Chcę się zapisać na wydarzenie „{title}”.',
} satisfies NamespaceTrainingEventsPageTranslation
