import type { Translation } from '../i18n-types.ts'

const pl = {
  agencyName: 'Duet',
  nav: {
    home: 'Start',
    forInfluencers: 'Dla influencerów',
    forBrands: 'Dla marek',
    blog: 'Blog',
    training: 'Szkolenia i wydarzenia',
    contact: 'Kontakt',
  },
  hero: {
    title: 'Dobra reklama to duet.',
    subtitle:
      'Agencja influencer marketingu Duet łączy marki z twórcami z TikToka i Instagrama, którzy sami zapracowali na swoich obserwujących. Każdy ma ich co najmniej {minFollowers}, wyłącznie organicznych. Dwa głosy, jeden film, który ogląda się do końca.',
    ctaInfluencer: 'Dołącz do twórców',
    ctaBrand: 'Współpracujmy',
  },
  homePage: {
    coreServicesTitle: 'Dobrany duet w czterech częściach',
    whyPartnerTitle: 'Dlaczego Duet?',
    elevateTitle: 'Znajdź drugą połowę.',
    elevateSubtitle:
      'Lewa strona ekranu czy prawa? Wystarczy dać znać. W dni robocze odezwiemy się w ciągu {responseHours} godzin: z propozycją, co dalej, a nie z newsletterem.',
    services: {
      scouting: {
        title: 'Scouting influencerów',
        description:
          'Najpierw człowiek, potem liczby. Szukamy twórców z TikToka i Instagrama: co najmniej {minFollowers} organicznych obserwujących i publiczność, która zabiera głos.',
      },
      analysis: {
        title: 'Analiza profilu',
        description:
          'Zanim dojdzie do spotkania, badamy trzy rzeczy: ton komunikacji, estetykę treści i zaangażowanie odbiorców. Wnioski przekazujemy na piśmie.',
      },
      sourcing: {
        title: 'Dobór marek i produktów',
        description:
          'Znajdujemy produkty, po które twórca sięgnie także przy wyłączonej kamerze. Potem ustalamy z obiema stronami brief, warunki i terminy.',
      },
      education: {
        title: 'Edukacja',
        description:
          'Warsztaty i webinary online o narzędziach AI i cyberbezpieczeństwie. Pomysły powstają szybciej, a konta zostają we właściwych rękach.',
      },
    },
    whyChoosePoints: [
      'Tylko organiczne społeczności. Bez kupionych obserwujących, bez kółek wzajemnej adoracji, bez wyjątków.',
      'Jedna osoba do kontaktu w Warszawie: zna i brief, i twórcę.',
      'Honorarium, licencja i terminy na piśmie, zanim ruszy kamera.',
      'Briefy, które pilnują przekazu, a głos zostawiają twórcy.',
      'Linki śledzące w każdej kampanii, żeby wynik dało się policzyć.',
      'Siedem języków. W żadnym nie słychać tłumacza.',
    ],
  },
  forInfluencersPage: {
    pageTitle: 'Mów po swojemu. Nie w pojedynkę.',
    benefits: [
      {
        title: 'Marki spoza Twojego feedu',
        description:
          'Współprace w kraju i za granicą, dobrane do tego, co już publikujesz. Produkt widzisz, zanim powiesz „tak”.',
      },
      {
        title: 'Rozwój w duecie',
        description:
          'Analizujemy Twoje statystyki razem z Tobą: co utrzymuje uwagę, co ją rozprasza i co wypróbować w kolejnych dziesięciu postach.',
      },
      {
        title: 'Szkolenia na czasie',
        description:
          'Warsztaty na żywo o narzędziach AI i bezpieczeństwie kont, otwarte dla wszystkich twórców z naszej sieci. Nagrywamy, kiedy tylko się da.',
      },
      {
        title: 'Nareszcie wśród swoich',
        description:
          'Społeczność twórczyń i twórców, którzy porównują stawki, ostrzegają się nawzajem przed kiepskimi briefami i kibicują sobie przy każdej premierze.',
      },
      {
        title: 'Warunki, które da się przeczytać',
        description:
          'Honorarium, terminy, licencja i data przelewu na jednej stronie, uzgodnione przed nagraniem. Współpraca jest uczciwa, bo możesz to sprawdzić.',
      },
    ],
    ctaTitle: '{minFollowers} obserwujących? Lewy kadr jest Twój.',
    ctaSubtitle:
      'Wyślij nam link do swojego profilu na Instagramie lub TikToku. Jeśli Twoja publiczność rosła organicznie, chętnie ją poznamy.',
    ctaButton: 'Zgłoś się',
  },
  forBrandsPage: {
    pageTitle: 'Wy macie brief. My znajdziemy głos.',
    advantages: [
      {
        title: 'Zasięg pod właściwy adres',
        description:
          'Dobieramy twórców według odbiorców, języka i rynku. Wasz budżet pracuje na uwagę ludzi, na których Wam zależy.',
      },
      {
        title: 'Zaangażowanie, które odpisuje',
        description:
          'Nasi twórcy mają co najmniej {minFollowers} organicznych obserwujących. Komentarze czyta się u nich jak rozmowy, bo to są rozmowy.',
      },
      {
        title: 'Wyniki czarno na białym',
        description:
          'Linki śledzące i kody rabatowe, uzgodnione wskaźniki i jeden raport końcowy: po lewej wydatki, po prawej zwrot z inwestycji.',
      },
      {
        title: 'Pomysły skrojone pod feed',
        description:
          'Koncepcje kampanii pisane razem z twórcą, z myślą o pionowym wideo i pierwszych dwóch sekundach.',
      },
      {
        title: 'Sieć sprawdzona profil po profilu',
        description:
          'Ton, estetyka, jakość odbiorców: sprawdzamy każdy profil, na każdym rynku, zanim trafi na Waszą shortlistę.',
      },
    ],
    ctaTitle: 'Prawy kadr jest wolny.',
    ctaSubtitle:
      'Napiszcie, o jaki produkt, rynek i termin chodzi. Zaproponujemy twórców, którzy pasują, i uzasadnimy każdy wybór.',
    ctaButton: 'Zacznijmy współpracę',
  },
  blogPage: {
    pageTitle: 'Notatki z obu stron ekranu',
    searchPlaceholder: 'Szukaj w artykułach…',
    categories: {
      all: 'Wszystkie',
      ai: 'AI',
      cybersecurity: 'Cyberbezpieczeństwo',
      influencerMarketing: 'Influencer marketing',
      genZ: 'Pokolenie Z',
    },
    noArticles: 'Na razie nic tu nie ma. Może inne słowo albo inna kategoria?',
    samplePosts: [
      {
        title: 'Kamerę oddaj AI, zdanie miej własne',
        categoryKey: 'ai',
        author: 'Marta Zielińska',
        excerpt:
          'Szkice, opisy, pierwszy montaż: oddaj je bez żalu. Ludzie obserwują Cię ze względu na Twój punkt widzenia, więc jego nie oddawaj.',
      },
      {
        title: 'Telefon zgubiony, konto całe',
        categoryKey: 'cybersecurity',
        author: 'Jonas Weber',
        excerpt:
          'Klucze dostępu, kody odzyskiwania i drugi administrator. Czterdzieści minut, które ratują dorobek twórcy.',
      },
      {
        title: 'Brief, któremu mówi się „tak”',
        categoryKey: 'influencerMarketing',
        author: 'Ola Kowalczyk',
        excerpt:
          'Jeden przekaz, dwa punkty obowiązkowe i miejsce na improwizację. Rozkładamy na czynniki pierwsze briefy, na które twórcy odpisują tego samego dnia.',
      },
      {
        title: 'Zetki zaczynają od komentarzy',
        categoryKey: 'genZ',
        author: 'Camille Laurent',
        excerpt:
          'Film otwiera drzwi, ale decydują komentarze. Sprawdzamy, co to zmienia w odpowiadaniu na nie i w wyborze przypiętego posta.',
      },
      {
        title: 'Jak rozpoznać obserwującego, którego nigdy nie było',
        categoryKey: 'influencerMarketing',
        author: 'Daniel Ruiz',
        excerpt:
          'Pięć oznak kupionej publiczności, widocznych z zewnątrz, i jedno pytanie, które rozstrzyga sprawę.',
      },
      {
        title: 'Ten e-mail od marki może nie być od marki',
        categoryKey: 'cybersecurity',
        author: 'Ingrid Solheim',
        excerpt:
          'Fałszywe oferty współpracy polują na twórców, którzy mają za sobą dobry miesiąc. Podpowiadamy, jak prześwietlić nadawcę.',
      },
    ],
    searchLabel: 'Szukaj w artykułach',
    categoryLabel: 'Kategoria',
    resultCount: '{count} {{|artykuł||artykuły|artykułów|artykułu}}',
    clearFilters: 'Pokaż wszystkie artykuły',
    menu: {
      label: 'Opcje artykułu: {title}',
      copyLink: 'Skopiuj link',
      linkCopied: 'Link skopiowany',
      share: 'Udostępnij',
      email: 'E-mail',
    },
  },
  trainingEventsPage: {
    pageTitle: 'Próba przed nagraniem',
    upcomingTitle: 'Najbliższe wydarzenia',
    archiveTitle: 'Archiwum',
    noUpcoming: 'Na scenie chwilowo pusto. Nowe terminy ogłaszamy najpierw tutaj.',
    noPast:
      'Archiwum na razie świeci pustkami. Jeśli spotkanie jest nagrywane, nagranie pojawia się tutaj.',
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
  },
  contactPage: {
    pageTitle: 'Zacznijmy rozmowę',
    intro:
      'Wystarczy wybrać stronę ekranu i napisać. Każdą wiadomość czyta w Warszawie żywy człowiek.',
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
      messageBrand: 'Produkt, rynek i termin, o którym myślicie.',
    },
    hints: {
      profileLink: 'Co najmniej {minFollowers} organicznych obserwujących.',
    },
    fieldErrors: {
      name: 'Brakuje imienia i nazwiska.',
      email: 'Brakuje adresu e-mail.',
      emailFormat: 'Ten adres e-mail wygląda na niepełny.',
      profileLink: 'Brakuje linku do profilu na Instagramie lub TikToku.',
      message: 'Brakuje wiadomości. Wystarczy kilka słów.',
      profileLinkFormat: 'Wpisz link do Instagrama lub TikToka albo nazwę konta ze znakiem @.',
      tooLong: 'Tekst jest za długi. Limit znaków: {max}.',
      forbiddenCharacters: 'W tym polu są znaki, których nie możemy przyjąć.',
    },
    errors: {
      title: 'Błąd w formularzu',
      required: 'Prosimy wypełnić wszystkie wymagane pola (imię i nazwisko, e-mail, wiadomość).',
      profileLink: 'Podaj link do swojego profilu na Instagramie lub TikToku.',
    },
    success: {
      title: 'Wiadomość wysłana!',
      description: 'Dziękujemy za kontakt. Wkrótce się odezwiemy.',
    },
    direct: {
      title: 'Kontakt bezpośredni',
      emailLabel: 'E-mail',
      email: 'hello@duet.example',
      phoneLabel: 'Telefon',
      phone: '+48 22 000 00 00',
      addressLabel: 'Adres',
      address: 'Warszawa, Polska',
    },
    officeHours: {
      title: 'Godziny pracy',
      days: 'Od poniedziałku do piątku',
      hours: '{opens}–{closes} CET/CEST',
      note: 'Czas polski',
    },
    responseTime: {
      title: 'Odpowiadamy',
      text: 'W dni robocze w ciągu {responseHours} godzin.',
    },
    charactersLeft: 'Pozostało: {count} {{|znak||znaki|znaków|znaku}}',
    privacy:
      'Dane z formularza wykorzystujemy tylko po to, żeby odpowiedzieć. Po {retentionDays} dniach je usuwamy.',
    failure: {
      offline: {
        title: 'Brak połączenia',
        description: 'Wiadomość nie przepadła. Można ją wysłać, gdy wróci internet.',
      },
      unknown: {
        title: 'Jeszcze bez potwierdzenia',
        description:
          'Nie wiemy na pewno, czy wiadomość dotarła. Można bez obaw spróbować ponownie: nie wyśle się dwa razy.',
      },
      retryable: {
        title: 'Nie wysłano',
        description:
          'Problem jest po naszej stronie, tekst nie przepadł. Za chwilę można spróbować ponownie.',
      },
      rejected: {
        title: 'Nie wysłano',
        description: 'Zaznaczone pola wymagają poprawki.',
      },
      tooMany: {
        title: 'Za dużo wiadomości',
        description: 'Następną można wysłać za {minutes} {{|minutę||minuty|minut|minuty}}.',
      },
      retry: 'Spróbuj ponownie',
    },
    received: {
      title: 'Wiadomość dotarła.',
      back: 'Wróć na stronę',
    },
    draftRestored: 'Zaczęta wiadomość czeka na dokończenie.',
    honeypot: 'Zostaw to pole puste',
  },
  footer: {
    subtitle: 'Twórca i marka. Dwa głosy, jeden film.',
    rights: 'Wszelkie prawa zastrzeżone.',
    quickLinks: 'Na skróty',
    connectWithUs: 'Bądźmy w kontakcie',
    email: 'hello@duet.example',
    phone: '+48 22 000 00 00',
    languages: 'Ta strona w innych językach',
  },
  langSwitcher: {
    current: 'Obecny język',
    open: 'Wybierz język',
    failed: {
      title: 'Nie udało się wczytać języka',
      description: 'Na razie zostaje język {language}. Można spróbować ponownie.',
    },
  },
  ui: {
    skipToContent: 'Przejdź do treści',
    openMenu: 'Otwórz menu',
    closeMenu: 'Zamknij menu',
    mainNavigation: 'Nawigacja główna',
    loading: 'Wczytywanie',
    notifications: 'Powiadomienia (F8)',
    dismiss: 'Zamknij powiadomienie',
    opensInNewTab: 'otwiera się w nowej karcie',
    by: 'Tekst: {author}',
    copyFailed: 'Nie udało się skopiować linku',
    chooseLanguage: 'Wybierz swój język',
    notStarted: 'Część strony się nie wczytała. Można czytać dalej i korzystać z linków.',
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Nie udało się wyświetlić tej strony.',
    home: 'Wróć na stronę główną',
    reload: 'Odśwież stronę',
  },
  meta: {
    home: {
      title: 'Twórcy i marki na dwa głosy',
      description:
        'Agencja influencer marketingu z Warszawy. Łączymy marki z twórcami z TikToka i Instagrama, a każdy z nich ma co najmniej {minFollowers} organicznych obserwujących.',
    },
    forInfluencers: {
      title: 'Dla influencerów: mów po swojemu, nie w pojedynkę',
      description:
        'Współprace dobrane do Twojego feedu, wsparcie w rozwoju, szkolenia i warunki, które da się przeczytać. Dla twórców od {minFollowers} organicznych obserwujących.',
    },
    forBrands: {
      title: 'Dla marek: twórcy, którym odbiorcy wierzą',
      description:
        'Zasięg w punkt, prawdziwe zaangażowanie i wyniki czarno na białym. Pracujemy ze sprawdzoną międzynarodową siecią twórców.',
    },
    blog: {
      title: 'Blog: notatki z obu stron ekranu',
      description:
        'Krótko i praktycznie o narzędziach AI, bezpieczeństwie kont, influencer marketingu i pokoleniu Z.',
    },
    training: {
      title: 'Szkolenia i wydarzenia dla twórców i zespołów marketingu',
      description:
        'Warsztaty i webinary online o narzędziach AI i cyberbezpieczeństwie oraz nagrania z poprzednich spotkań.',
    },
    contact: {
      title: 'Kontakt: zacznijmy rozmowę',
      description:
        'Napisz jako twórca, jako marka albo po prostu z ciekawości. W dni robocze odpowiadamy w ciągu {responseHours} godzin.',
    },
  },
} satisfies Translation

export default pl
