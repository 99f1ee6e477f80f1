import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Szkolenia dla twórców i marek: AI i bezpieczeństwo',
    description:
      'Bezpłatne spotkania online na żywo, na razie głównie po angielsku: montaż z AI, bezpieczeństwo kont, szkice w Twoim stylu.',
  },
  pageTitle: 'Próba przed nagraniem',
  lead: 'Bezpłatne warsztaty i webinary na żywo o AI i bezpieczeństwie kont, dla twórców i zespołów marketingowych.',
  upcomingTitle: 'Najbliższe wydarzenia',
  archiveTitle: 'Archiwum',
  noUpcoming: 'Kalendarz jest chwilowo pusty. Nowe terminy ogłaszamy najpierw tutaj.',
  noPast: 'Archiwum na razie świeci pustkami. Jeśli ze spotkania powstanie nagranie, trafi tutaj.',
  registerButton: 'Zapisz się',
  watchRecordingButton: 'Obejrzyj nagranie',
  recordingNotAvailable: 'Nagranie niedostępne',
  addToCalendar: 'Dodaj do kalendarza',
  warsawTime: '{time} czasu polskiego',
  yourTime: 'U Ciebie {time}',
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
  sampleNote: 'Terminy i nazwiska są fikcyjne, także w archiwum.',
  confirmation: 'Miejsce będzie pewne, gdy potwierdzimy je e-⁠mailem.',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Pionowe wideo: montaż z AI',
      format: 'Warsztaty online',
      speaker: 'Marta Zielińska',
      summary:
        'Przygotuj surowe nagranie: z czterdziestu minut zrobisz trzy filmy. Powiemy też, kiedy trzeba oznaczyć retusz twarzy lub sylwetki.',
    },
    'account-security': {
      title: 'Na cztery spusty: bezpieczeństwo twórców',
      format: 'Webinar na żywo',
      speaker: 'Jonas Weber',
      summary:
        'Klucze dostępu, phishing, plan odzyskania konta. Jonas ustawia wszystko na ekranie, Ty równolegle u siebie, pytania lecą na czat.',
    },
    'prompts-in-your-voice': {
      title: 'Szkice z AI w Twoim stylu',
      format: 'Warsztaty online',
      speaker: 'Camille Laurent',
      summary:
        'Spisz zasady własnego stylu i ułóż prompt, dzięki któremu asystent AI pisze po Twojemu, z powiedzonkami włącznie.',
    },
    'brand-accounts': {
      title: 'Konta marek bez włamań',
      format: 'Webinar na żywo',
      speaker: 'Jonas Weber',
      summary:
        'Cały zespół na jednym loginie? Da się z tym skończyć: role, dostępy, przekazywanie kont.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Jak przeczytać umowę w dwadzieścia minut',
      summary: 'Licencja, wyłączność, terminy: na co patrzeć najpierw.',
    },
    'captions-with-ai': {
      title: 'Napisy z AI, sprawdzone przez ludzi',
      summary: 'Maszyna gubi nazwiska, żarty i tempo.',
    },
    'phishing-night': {
      title: 'Wieczór z phishingiem: fałszywe oferty pod lupą, na żywo',
      summary: 'Oszustwo zdradzają nadawca, link i pośpiech.',
    },
    'rates-and-negotiations': {
      title: 'Powiedz to na głos: jak negocjować honorarium',
      summary: 'Honorarium, licencja i cisza po podaniu kwoty.',
    },
  },
  read: {
    'mark-the-ad': 'Przeczytaj: Napisz „reklama”, zanim zrobi to ktoś w komentarzu',
    'a-brief-that-gets-a-yes': 'Przeczytaj: Brief, na który odpisuje się „biorę”',
    'ai-holds-the-camera': 'Przeczytaj: Kamerę oddaj AI, zdanie miej własne',
    'false-brand-mail': 'Przeczytaj: Ten mail od marki może nie być od marki',
  },
  ticket: {
    title: 'Bilet',
    lead: 'Na jednej połowie jest już nazwisko. Dla kogo druga?',
    unconfirmed: 'Czeka na nasze potwierdzenie',
    whole: 'Obie połowy są zajęte.',
    bring: 'Zaproś drugą osobę',
    free: 'Dla drugiej osoby',
    separately: 'Potrzebny osobny zapis',
    save: 'Zapisz jako obraz',
    notSaved: 'Nie udało się zapisać obrazu',
    note: 'Bilet masz tylko w tej karcie przeglądarki. W zaproszeniu jest Twoje imię i nazwisko.',
    linkCopied: 'Link skopiowany. Wyślij go drugiej osobie.',
    invitation: 'Jedną połowę tego biletu ma {name}. Druga jest jeszcze wolna.',
    alt: 'Bilet na „{title}”',
  },
  ctaTitle: 'Do zobaczenia na próbie.',
  ctaSubtitle:
    'Napisz, jaki temat Cię interesuje i kiedy masz czas. W odpowiedzi przyślemy termin albo szczere „jeszcze nie”.',
  ctaButton: 'Zapytaj o termin',
  ctaBlog: 'Czytaj artykuły',
  registerMessage: 'Chcę się zapisać na wydarzenie „{title}”.',
} satisfies Texts['trainingEventsPage']
