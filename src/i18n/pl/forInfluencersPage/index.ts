import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Współprace dla influencerów: mów po swojemu',
    description:
      'Wyślij link do profilu na TikToku lub Instagramie. Od {minFollowers} organicznych obserwujących szukamy Ci marek i spisujemy umowę na jednej stronie.',
  },
  pageTitle: 'Mów po swojemu. Nie w pojedynkę.',
  lead: 'My mamy marki, dla których aż chce się włączyć kamerę. Ty masz profil na TikToku lub Instagramie, a na nim co najmniej {minFollowers} organicznych obserwujących.',
  handle: {
    label: 'Twoja nazwa na TikToku lub Instagramie',
    placeholder: '@twojanazwa',
  },
  next: {
    title: 'Od linku do przelewu',
    who: 'Kto',
    when: 'Kiedy',
    receive: 'Otrzymujesz',
    steps: [
      {
        title: 'Wysyłasz link',
        who: 'Ty',
        when: 'O dowolnej porze',
        receive: 'Potwierdzenie na ekranie, od razu',
      },
      {
        title: 'Odpisujemy',
        who: 'Osoba do kontaktu w Warszawie',
        when: 'W dni robocze, w ciągu {responseHours} godzin',
        receive:
          'Jasne „tak” albo „nie”, a po „tak” analizę profilu na piśmie i plan dalszych kroków',
      },
      {
        title: 'Podpi­sujesz, nagry­wasz',
        who: 'Ty, marka i my',
        when: 'Umowa przed nagraniem, przelew w ustalonym dniu',
        receive: 'Jedną stronę, a na niej honorarium, terminy i licencja',
      },
    ],
  },
  benefitsTitle: 'Co z tego masz',
  benefits: {
    brands: {
      title: 'Marki, których Twój feed jeszcze nie zna',
      description:
        'Zaczynamy od Twoich ostatnich dziesięciu postów i szukamy produktu, którego w nich brakuje, w kraju i za granicą. Decydujesz, mając produkt przed oczami.',
    },
    growth: {
      title: 'Rozwój w duecie',
      description:
        'Siadamy z Tobą do statystyk. Szukamy sekundy, w której widz odchodzi, i pomysłu, żeby został.',
    },
    training: {
      title: 'Ćwiczymy na koncie, nie na slajdach',
      description:
        'Warsztaty na żywo o narzędziach AI i bezpieczeństwie kont. Otwarte dla wszystkich, nagrywane, kiedy tylko się da.',
    },
    community: {
      title: 'Nareszcie wśród swoich',
      description:
        'Twórczynie i twórcy opowiadają sobie, jak poszły negocjacje, ostrzegają się przed kiepskimi briefami i kibicują sobie w dniu publikacji.',
    },
    terms: {
      title: 'Warunki, które da się przeczytać',
      description:
        'Bez gwiazdek i drobnego druku. Przeczytasz, nim wystygnie kawa, i nie musisz pytać, kiedy przelew.',
    },
  },
  ctaTitle: '{minFollowers} obserwujących? Lewy kadr jest Twój.',
  ctaSubtitle:
    'Wyślij link do profilu. Jeśli Twoja publiczność rosła organicznie, chętnie ją poznamy.',
  ctaButton: 'Zgłoś się',
} satisfies NamespaceForInfluencersPageTranslation
