import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Kontakt z agencją w Warszawie',
    description:
      'Napisz jako twórca, jako marka albo z pytaniem. Wiadomość przeczyta człowiek w Warszawie, a odpowiedź przyjdzie w dni robocze w ciągu {responseHours} godzin.',
  },
  pageTitle: 'Słuchamy.',
  intro: 'Profil, brief albo pytanie: wystarczy napisać. Każdą wiadomość czyta żywy człowiek.',
  typeLabel: 'Piszę…',
  types: {
    general: 'Z pytaniem',
    influencer: 'Jako influencer',
    brand: 'Jako marka',
  },
  formTitles: {
    general: 'Napisz do nas',
    influencer: 'Dołącz do naszej sieci',
    brand: 'Porozmawiajmy o współpracy',
  },
  buttons: {
    general: 'Wyślij wiadomość',
    influencer: 'Wyślij zgłoszenie',
    brand: 'Wyślij zapytanie',
    sending: 'Wysyłanie…',
  },
  fields: {
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    profileLink: 'Link do profilu na Instagramie lub TikToku',
    message: 'Wiadomość',
    required: 'wymagane',
  },
  placeholders: {
    name: 'Anna Nowak',
    email: 'anna@example.com',
    profileLink: 'https://www.tiktok.com/@twojanazwa',
    messageGeneral: 'O czym porozmawiamy?',
    messageInfluencer: 'O czym są Twoje filmy i kto je ogląda?',
    messageBrand: 'Wklejcie brief albo opiszcie kampanię w trzech zdaniach.',
  },
  hints: {
    profileLink: 'Od {minFollowers} organicznych obserwujących.',
  },
  fieldErrors: {
    name: 'Brakuje imienia i nazwiska.',
    email: 'Brakuje adresu e-⁠mail.',
    emailFormat: 'W tym adresie jest chyba literówka. Powinien wyglądać tak: anna@example.com.',
    profileLink: 'Brakuje linku do profilu na Instagramie lub TikToku.',
    message: 'Brakuje wiadomości. Wystarczy kilka słów.',
    profileLinkFormat: 'Wpisz link do Instagrama lub TikToka albo nazwę konta ze znakiem @.',
    tooLong: 'Tekst jest za długi. Limit znaków: {max}.',
    forbiddenCharacters:
      'Są tu znaki, których formularz nie przyjmuje. Zwykle pomaga wpisanie tekstu ręcznie, bez wklejania.',
  },
  errors: {
    title: 'Formularz do poprawki',
    required: 'Wypełnij wymagane pola: imię i nazwisko, e-⁠mail, wiadomość.',
    profileLink: 'Podaj link do swojego profilu na Instagramie lub TikToku.',
    fields: 'Sprawdź: {fields}.',
  },
  success: {
    title: 'Wiadomość wysłana!',
    description: 'Dziękujemy. Odpowiedź przyjdzie e-⁠mailem.',
  },
  direct: {
    title: 'Kontakt bezpośredni',
    emailLabel: 'E-mail',
    phoneLabel: 'Telefon',
    addressLabel: 'Adres',
    address: 'Warszawa, Polska',
  },
  officeHours: {
    title: 'Godziny pracy',
    days: 'Od poniedziałku do piątku',
    hours: '{opens}–{closes} CET/CEST',
    note: 'Czas polski',
    open: 'Otwarte · w Warszawie jest {time}',
    closed: 'Teraz zamknięte. Otwarcie: {weekday}, {opens}',
  },
  responseTime: {
    title: 'Odpowiadamy',
    text: 'W dni robocze, w ciągu {responseHours} godzin',
  },
  charactersLeft: 'Pozostało: {count} {{|znak||znaki|znaków|znaku}}',
  privacy: {
    general: 'Danych używamy, żeby odpisać.',
    influencer: 'Danych używamy, żeby przeanalizować profil i odpisać.',
    brand: 'Danych używamy, żeby odpisać i przygotować umowę.',
    registration: 'Danych używamy, żeby przyjąć zgłoszenie i odpisać.',
    kept: 'Jeśli nie zaczniemy współpracy, usuwamy je po {retentionDays} dniach.',
  },
  notice: {
    title: 'Co się dzieje z danymi',
    controller: {
      term: 'Administrator danych',
      text: 'Duet, {address}. Adres w sprawach danych osobowych: {email}.',
    },
    purpose: {
      term: 'Cel i podstawa prawna',
      text: 'Na żądanie osoby, której dane dotyczą: rozpatrzenie zgłoszenia wraz z analizą publicznego profilu, zapis na wydarzenie, przygotowanie umowy (art. 6 ust. 1 lit. b RODO). Obowiązek prawny: przechowywanie rozliczeń, gdy zaczniemy współpracę (art. 6 ust. 1 lit. c RODO). Nasz prawnie uzasadniony interes: odpowiadanie na pozostałe wiadomości i ochrona formularza przed spamem (art. 6 ust. 1 lit. f RODO). Podejrzane wiadomości odkłada filtr, a przegląda je ktoś z nas.',
    },
    voluntary: {
      term: 'Obowiązek podania danych',
      text: 'Podanie danych jest dobrowolne, ale bez tych wymaganych nie odpowiemy.',
    },
    recipients: {
      term: 'Odbiorcy danych',
      text: 'Firmy, które na nasze zlecenie obsługują tę stronę i pocztę. Analizę profilu marka dostaje dopiero za zgodą twórcy (art. 6 ust. 1 lit. a RODO).',
    },
    retention: {
      term: 'Czas przechowywania',
      text: '{retentionDays} dni od wysłania wiadomości, a jeśli zaczniemy współpracę, tak długo, jak wymagają tego umowa i przepisy podatkowe (art. 6 ust. 1 lit. b i c RODO). Z kopii zapasowych dane znikają najpóźniej po kolejnych {backupDays} dniach. Skrót (hash) adresu IP, który chroni formularz przed spamem, usuwamy najpóźniej po 30 minutach. W dzienniku serwera zostaje tylko niepełny adres IP. Tekst wpisany, ale niewysłany zostaje tylko w tej karcie przeglądarki, aż do wysłania albo do jej zamknięcia. Dane z biletu (nazwiska, wydarzenie) i narysowany duet zostają tam do zamknięcia karty. Poza tym przeglądarka pamięta tylko wybrany język. Plików cookie nie używamy.',
    },
    rights: {
      term: 'Prawa',
      text: 'Dostęp do danych, ich sprostowanie, usunięcie i przeniesienie, ograniczenie przetwarzania, sprzeciw wobec niego oraz cofnięcie zgody w każdej chwili. Wystarczy e-⁠mail.',
    },
    complaint: {
      term: 'Skarga',
      text: 'Do Prezesa Urzędu Ochrony Danych Osobowych ({authority}) lub do organu nadzorczego w kraju zamieszkania.',
    },
  },
  failure: {
    offline: {
      title: 'Brak połączenia',
      description: 'Wiadomość nie przepadła. Wyślij ją, gdy wróci internet.',
    },
    unknown: {
      title: 'Jeszcze bez potwierdzenia',
      description:
        'Nie wiemy na pewno, czy wiadomość dotarła. Spróbuj ponownie bez obaw: nie wyśle się dwa razy.',
    },
    retryable: {
      title: 'Nie wysłano',
      description: 'Problem jest po naszej stronie, tekst nie przepadł. Spróbuj za chwilę.',
    },
    outdated: {
      title: 'Formularz się zmienił',
      description: 'Odśwież stronę, żeby wczytać aktualną wersję. Wpisany tekst nie przepadnie.',
    },
    tooMany: {
      title: 'Za dużo wiadomości naraz',
      description:
        'Spróbuj ponownie za {minutes} {{|minutę||minuty|minut|minuty}}. Tekst nie przepadł.',
    },
    retry: 'Spróbuj ponownie',
  },
  received: {
    title: 'Wiadomość dotarła.',
    registered: 'Zgłoszenie dotarło.',
    next: 'Co dalej?',
    back: 'Na stronę główną',
    now: 'Teraz',
    stored: 'Wszystko jest zapisane.',
    reader: 'Przeczyta to człowiek w Warszawie.',
    byEmail: 'Odpowiedź przyjdzie e-⁠mailem.',
    toEmail: 'Odpowiedź przyjdzie na adres {email}.',
    again: 'Napisz kolejną wiadomość',
  },
  registrationTitle: 'Zapis na wydarzenie',
  registrationButton: 'Zapisz się',
  registrationOver: 'To wydarzenie już się odbyło. Jeśli ciekawi Cię temat, napisz.',
  draftRestored: 'Zaczęta wiadomość czeka na dokończenie.',
  honeypot: 'Zostaw to pole puste',
} satisfies Texts['contactPage']
