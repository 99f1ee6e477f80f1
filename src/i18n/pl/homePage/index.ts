import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Agencja influencer marketingu w Warszawie',
    description:
      'Łączymy marki z twórcami z TikToka i Instagrama, którzy organicznie zdobyli co najmniej {minFollowers} obserwujących. Umowa na jednej stronie, raport na koniec.',
  },
  duet: {
    start: {
      title: 'Wyślij pół duetu.',
      lead: 'Osiem nut, jeden głos. Narysuj swój, a kto dostanie link, dorysuje drugi.',
      button: 'Narysuj swój głos',
    },
    found: {
      title: 'Ktoś przysłał pół duetu.',
      lead: 'Drugi kadr jest pusty. Dorysuj w nim swój głos i posłuchaj obu naraz.',
      button: 'Dodaj drugi głos',
    },
    whole: {
      title: 'Teraz to duet.',
      lead: 'Dwa głosy, jeden utwór. Tak samo łączymy twórców i marki.',
      button: 'Posłuchaj',
    },
    sample: {
      title: 'Duet na próbę.',
      lead: 'Drugi głos to tylko przykład. Prawdziwy dogra ten, kto dostanie link.',
      button: 'Posłuchaj odpowiedzi',
    },
    hint: {
      touch: 'Stukaj w słupki albo po nich rysuj.',
      keys: 'Rysuj po słupkach albo wpisz osiem cyfr: 1–5 to nuty, 0 to pauza.',
    },
    beat: 'Nuta {beat}',
    note: '{note} z {highest}',
    rest: 'pauza',
    voice: 'Głos {voice}: {notes}',
    noScript: 'Włącz JavaScript, żeby posłuchać.',
    listen: 'Posłuchaj',
    stop: 'Zatrzymaj',
    send: 'Wyślij swoją połowę',
    sendBack: 'Odeślij duet',
    linkCopied: 'Link skopiowany. Wyślij go drugiej osobie.',
    forReal: 'Prawdziwy duet zaczyna się tutaj:',
  },
  coreServicesTitle: 'Dobrany duet w czterech częściach',
  whyPartnerTitle: 'Za to ręczymy',
  elevateTitle: 'Znajdź drugą połowę ekranu.',
  elevateSubtitle:
    'Wystarczy link do profilu albo brief. W dni robocze odpowiadamy w ciągu {responseHours} godzin. Newslettera nie wysyłamy.',
  elevateButtons: {
    influencer: 'Zgłoś się',
    brand: 'Wyślij brief',
  },
  services: {
    scouting: {
      title: 'Scouting influencerów',
      description:
        'Przy {minFollowers} obserwujących zdobytych organicznie zaczynamy się przyglądać. Potem przestajemy liczyć i czytamy komentarze.',
    },
    analysis: {
      title: 'Analiza profilu',
      description:
        'Sprawdzamy, jak twórca mówi i kadruje, co piszą mu widzowie i jaki produkt do niego pasuje. Wnioski dostaje twórca, a za jego zgodą także marka.',
    },
    sourcing: {
      title: 'Dobór marek i produktów',
      description:
        'Szukamy produktu, po który twórca sięgnie także przy wyłączonej kamerze. Brief i terminy ustalamy we trójkę.',
    },
    education: {
      title: 'Edukacja',
      description:
        'Warsztaty i webinary online o narzędziach AI i cyberbezpieczeństwie. Na przykład: dwie godziny, szesnaście osób, trzy filmy z jednego nagrania.',
    },
  },
  whyChoosePoints: [
    'Sprawdzona publiczność: każdy twórca pokazuje nam statystyki.',
    'Jedna osoba do kontaktu w Warszawie: zna i brief, i twórcę.',
    'Honorarium, licencja i terminy na piśmie, dopiero potem kamera.',
    'Briefy, które pilnują przekazu, a głos zostawiają twórcy.',
    'Linki z pomiarem kliknięć w każdej kampanii. Wynik liczymy, nie zgadujemy.',
    'Siedem języków. Raport w tym, który wybierze marka.',
  ],
} satisfies Texts['homePage']
