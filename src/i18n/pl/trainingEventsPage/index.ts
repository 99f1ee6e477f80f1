import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Szkolenia dla twórców i marek: AI i bezpieczeństwo',
    description:
      'Przynieś klip, wyjdź z gotowym postem. Bezpłatne spotkania online na żywo o montażu z AI i bezpieczeństwie kont oraz nagrania poprzednich.',
  },
  pageTitle: 'Próba przed nagraniem',
  upcomingTitle: 'Najbliższe wydarzenia',
  archiveTitle: 'Archiwum',
  noUpcoming: 'Kalendarz jest chwilowo pusty. Nowe terminy ogłaszamy najpierw tutaj.',
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
  free: 'Bezpłatnie',
  heldIn: {
    en: 'Po angielsku',
    pl: 'Po polsku',
    de: 'Po niemiecku',
    fr: 'Po francusku',
    es: 'Po hiszpańsku',
    ru: 'Po rosyjsku',
    no: 'Po norwesku',
  },
  sampleNote: 'Program przykładowy: terminy, prowadzący i nagrania są zmyślone.',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Pionowe wideo: montaż z AI',
      format: 'Warsztaty online',
      speaker: 'Marta Zielińska',
      summary:
        'Z czterdziestu minut materiału trzy filmy. Przynieś jeden surowy klip, wyjdź z gotowym postem i z wiedzą, gdzie wygładzoną skórę trzeba oznaczyć.',
    },
    'account-security': {
      title: 'Na cztery spusty: bezpieczeństwo twórców',
      format: 'Webinar na żywo',
      speaker: 'Jonas Weber',
      summary:
        'Klucze dostępu, phishing, plan odzyskania konta. Jonas ustawia wszystko na ekranie, Ty równolegle u siebie, pytania lecą na czat.',
    },
    'prompts-in-your-voice': {
      title: 'Prompty, które brzmią jak Ty',
      format: 'Warsztaty online',
      speaker: 'Camille Laurent',
      summary:
        'Spisz zasady własnego stylu i naucz asystenta AI pisać szkice po Twojemu, z powiedzonkami włącznie.',
    },
    'brand-accounts': {
      title: 'Konta marek bez włamań',
      format: 'Webinar na żywo',
      speaker: 'Jonas Weber',
      summary:
        'Role, dostępy i przekazywanie kont w zespołach marketingowych, które pracują na jednym loginie. I jak z tym skończyć.',
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
      title: 'Za zamkniętymi drzwiami: jak negocjować honorarium',
    },
  },
  registerMessage: 'Chcę się zapisać na wydarzenie „{title}”.',
} satisfies NamespaceTrainingEventsPageTranslation
