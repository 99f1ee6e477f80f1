import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Twórcy i marki na dwa głosy',
    description:
      'Agencja influencer marketingu z Warszawy. Łączymy marki z twórcami z TikToka i Instagrama, którzy mają co najmniej {minFollowers} organicznych obserwujących.',
  },
  coreServicesTitle: 'Dobrany duet w czterech częściach',
  whyPartnerTitle: 'Dlaczego Duet?',
  elevateTitle: 'Znajdź drugą połowę.',
  elevateSubtitle:
    'Lewa strona ekranu czy prawa? Wystarczy dać znać. W dni robocze odezwiemy się w ciągu {responseHours} godzin, z propozycją dalszych kroków zamiast newslettera.',
  elevateButtons: {
    influencer: 'Zgłoś się',
    brand: 'Zacznijmy współpracę',
  },
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
    'Tylko organiczne społeczności. Bez kupionych obserwujących, bez kółek wzajemnej adoracji, bez wyjątków.',
    'Jedna osoba do kontaktu w Warszawie: zna i brief, i twórcę.',
    'Honorarium, licencja i terminy na piśmie, przed pierwszym ujęciem.',
    'Briefy, które pilnują przekazu, a głos zostawiają twórcy.',
    'Linki śledzące w każdej kampanii, żeby wynik dało się policzyć.',
    'Siedem języków. W żadnym nie słychać tłumacza.',
  ],
} satisfies NamespaceHomePageTranslation
