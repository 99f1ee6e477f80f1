import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Dla influencerów: mów po swojemu, nie w pojedynkę',
    description:
      'Współprace dobrane do Twojego feedu, wsparcie w rozwoju, szkolenia i warunki, które da się przeczytać. Dla twórców od {minFollowers} organicznych obserwujących.',
  },
  pageTitle: 'Mów po swojemu. Nie w pojedynkę.',
  lead: 'Znajdujemy marki, dla których aż chce się włączyć kamerę, a warunki spisujemy na jednej stronie. Wystarczy profil na TikToku lub Instagramie, a na nim co najmniej {minFollowers} organicznych obserwujących.',
  next: {
    title: 'Co dalej?',
    who: 'Kto',
    when: 'Kiedy',
    receive: 'Otrzymujesz',
    steps: [
      {
        title: 'Wysyłasz link',
        who: 'Ty',
        when: 'O dowolnej porze',
        receive: 'Potwierdzenie na ekranie, gdy tylko dotrze',
      },
      {
        title: 'Odpisujemy',
        who: 'Osoba do kontaktu w Warszawie',
        when: 'W dni robocze, w ciągu {responseHours} godzin',
        receive: 'Następny krok, a przed spotkaniem z marką naszą analizę profilu na piśmie',
      },
      {
        title: 'Najpierw umowa, potem kamera',
        who: 'Ty, marka i my',
        when: 'Przed nagraniem',
        receive: 'Honorarium, terminy, licencję i datę przelewu na jednej stronie',
      },
    ],
  },
  benefitsTitle: 'Co z tego masz',
  benefits: {
    brands: {
      title: 'Marki spoza Twojego feedu',
      description:
        'Współprace w kraju i za granicą, dobrane do tego, co już publikujesz. Produkt widzisz, zanim powiesz „tak”.',
    },
    growth: {
      title: 'Rozwój w duecie',
      description:
        'Analizujemy Twoje statystyki razem z Tobą: co utrzymuje uwagę, co ją rozprasza i co wypróbować w kolejnych dziesięciu postach.',
    },
    training: {
      title: 'Szkolenia na czasie',
      description:
        'Warsztaty na żywo o narzędziach AI i bezpieczeństwie kont, otwarte dla wszystkich twórców z naszej sieci. Nagrywamy, kiedy tylko się da.',
    },
    community: {
      title: 'Nareszcie wśród swoich',
      description:
        'Społeczność twórczyń i twórców, którzy porównują stawki, ostrzegają się nawzajem przed kiepskimi briefami i kibicują sobie przy każdej premierze.',
    },
    terms: {
      title: 'Warunki, które da się przeczytać',
      description:
        'Honorarium, terminy, licencja i data przelewu na jednej stronie, uzgodnione przed nagraniem. Współpraca jest uczciwa, bo możesz to sprawdzić.',
    },
  },
  ctaTitle: '{minFollowers} obserwujących? Lewy kadr jest Twój.',
  ctaSubtitle:
    'Wyślij nam link do swojego profilu na Instagramie lub TikToku. Jeśli Twoja publiczność rosła organicznie, chętnie ją poznamy.',
  ctaButton: 'Zgłoś się',
} satisfies NamespaceForInfluencersPageTranslation
