import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  pageTitle: 'Próba przed nagraniem',
  upcomingTitle: 'Najbliższe wydarzenia',
  archiveTitle: 'Archiwum',
  noUpcoming: 'Na scenie chwilowo pusto. Nowe terminy ogłaszamy najpierw tutaj.',
  noPast: 'Archiwum na razie świeci pustkami. Jeśli spotkanie było nagrywane, film trafia tutaj.',
  registerButton: 'Zapisz się',
  watchRecordingButton: 'Obejrzyj nagranie',
  recordingNotAvailable: 'Nagranie niedostępne',
  sampleUpcomingEvents: [
    {
      title: 'Pionowe wideo: montaż z AI',
      format: 'Warsztaty online, 2 godziny',
      summary:
        'Od czterdziestu minut surowego materiału do trzech zmontowanych filmów. Przynieś jeden nieobrobiony klip, wyjdź z gotowym postem.',
    },
    {
      title: 'Na cztery spusty: bezpieczeństwo twórców',
      format: 'Webinar na żywo, 60 minut',
      summary:
        'Klucze dostępu, phishing i plan odzyskania konta: ćwiczymy na żywo, na Twoich profilach, pod okiem specjalisty.',
    },
    {
      title: 'Prompty, które brzmią jak Ty',
      format: 'Warsztaty online, 90 minut',
      summary:
        'Spisz zasady własnego stylu i naucz asystenta AI pisać szkice po Twojemu, łącznie z akcentem.',
    },
    {
      title: 'Konta marek bez włamań',
      format: 'Webinar na żywo, 45 minut',
      summary:
        'Role, dostępy i przekazywanie kont w zespołach marketingu, które pracują na jednym loginie. I jak z tym skończyć.',
    },
  ],
  samplePastEvents: [
    {
      title: 'Jak przeczytać umowę w dwadzieścia minut',
    },
    {
      title: 'Napisy z AI, sprawdzone przez ludzi',
    },
    {
      title: 'Wieczór z phishingiem: fałszywe oferty pod lupą, na żywo',
    },
    {
      title: 'W zamkniętym gronie: stawki i negocjacje',
    },
  ],
  registerMessage: 'Chcę się zapisać na wydarzenie „{title}”.',
} satisfies NamespaceTrainingEventsPageTranslation
