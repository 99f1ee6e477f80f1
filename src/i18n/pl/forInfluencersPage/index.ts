import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
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
} satisfies NamespaceForInfluencersPageTranslation
