import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Współprace dla influencerów: mów po swojemu',
    description:
      'Masz na TikToku lub Instagramie {minFollowers} obserwujących? Wyślij link do profilu. Jeśli powiemy „tak”, szukamy marki i spisujemy umowę na jednej stronie.',
  },
  pageTitle: 'Mów po swojemu. Nie w pojedynkę.',
  lead: 'Szukamy marek, dla których aż chce się włączyć kamerę. Z Twojej strony: profil na TikToku lub Instagramie i co najmniej {minFollowers} obserwujących zdobytych organicznie.',
  handle: {
    label: 'Twoja nazwa na TikToku lub Instagramie',
    placeholder: '@twojanazwa',
    error: 'Co najmniej dwa znaki: litery od A do Z, cyfry, kropki lub podkreślenia.',
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
        who: 'Twoja osoba do kontaktu',
        when: 'W dni robocze, w ciągu {responseHours} godzin',
        receive:
          'Jasne „tak” albo „nie”, a po „tak” analizę profilu na piśmie, plan dalszych kroków i prośbę o statystyki',
      },
      {
        title: 'Podpi­sujesz, nagry­wasz',
        who: 'Ty, marka i my',
        when: 'Gdy znajdzie się marka i wszystko jest na piśmie',
        receive:
          'Umowę na jednej stronie: honorarium, terminy, licencję i datę przelewu, a w dniu z umowy przelew',
      },
    ],
  },
  benefitsTitle: 'Co z tego masz',
  benefits: {
    brands: {
      title: 'Marki, których Twój feed jeszcze nie zna',
      description:
        'Zaczynamy od Twoich ostatnich dziesięciu postów i szukamy produktu, którego w nich brakuje, u marek z Polski i z zagranicy. Decydujesz z produktem w ręku.',
    },
    growth: {
      title: 'Razem nad liczbami',
      description:
        'Siadamy z Tobą do statystyk. Szukamy sekundy, w której widz odchodzi, i pomysłu, jak go zatrzymać.',
    },
    training: {
      title: 'Ćwiczymy na koncie, nie na slajdach',
      description:
        'Warsztaty na żywo o narzędziach AI i bezpieczeństwie kont, na razie głównie po angielsku. Otwarte dla wszystkich, nagrywane, kiedy tylko się da.',
    },
    community: {
      title: 'Nareszcie wśród swoich',
      description:
        'Poznamy Cię z twórczyniami i twórcami: o negocjacjach, kiepskich briefach i nerwach w dniu publikacji najlepiej gada się z kimś, kto też to przerabiał.',
    },
    terms: {
      title: 'Warunki, które da się przeczytać',
      description:
        'Bez gwiazdek i drobnego druku. Przeczytasz, nim wystygnie kawa, i od razu wiesz, kiedy przelew.',
    },
  },
  agreement:
    'Zanim zaczniesz nagrywać, umowa ustala, ile zarobisz i kiedy, o ile poprawek może prosić marka i jak długo wolno jej korzystać z Twojego filmu.',
  ctaTitle: '{minFollowers} obserwujących? Lewy kadr czeka.',
  ctaSubtitle:
    'Wyślij link do profilu. Jeśli Twoja publiczność rosła organicznie, chętnie ją poznamy.',
  ctaButton: 'Zgłoś się',
} satisfies NamespaceForInfluencersPageTranslation
