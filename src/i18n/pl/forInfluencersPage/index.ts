import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Współprace dla influencerów: mów po swojemu',
    description:
      'Masz na TikToku lub Instagramie {minFollowers} obserwujących? Wyślij link do profilu. Jeśli powiemy „tak”, szukamy marki i spisujemy umowę na jednej stronie.',
  },
  pageTitle: 'Mów po swojemu. Nie w pojedynkę.',
  lead: 'Szukamy marek, dla których aż chce się włączyć kamerę. Z Twojej strony: co najmniej {minFollowers} obserwujących zdobytych organicznie na TikToku lub Instagramie.',
  handle: {
    label: 'Nazwa konta na TikToku lub Instagramie',
    placeholder: '@twojanazwa',
    error:
      'Wpisz nazwę konta, co najmniej dwa znaki: litery od A do Z, cyfry, kropki lub podkreślenia. Skrócony link nie wystarczy.',
  },
  next: {
    title: 'Od linku do przelewu',
    steps: [
      {
        title: 'Wysyłasz link',
        when: 'O dowolnej porze',
        text: 'Od razu widzisz na ekranie, że dotarł.',
      },
      {
        title: 'Odpisujemy',
        when: 'W dni robocze, w ciągu {responseHours} godzin',
        text: '„Tak” albo „nie”. Po „tak” prosimy o statystyki i wysyłamy Ci analizę profilu na piśmie.',
      },
      {
        title: 'Podpi­sujesz, nagry­wasz',
        when: 'Gdy znajdzie się marka',
        text: 'Warunki mieszczą się na jednej stronie, razem z datą przelewu.',
      },
    ],
  },
  benefitsTitle: 'Co z tego masz',
  benefits: {
    brands: {
      title: 'Marki, których Twój feed jeszcze nie zna',
      description:
        'Przeglądamy dziesięć Twoich ostatnich postów i szukamy, w Polsce i za granicą, produktu, którego w nich brakuje. Decydujesz z produktem w ręku.',
    },
    growth: {
      title: 'Razem nad liczbami',
      description:
        'Siadamy z Tobą do statystyk. Szukamy sekundy, w której widz odchodzi, i pomysłu, jak go zatrzymać.',
    },
    training: {
      title: 'Twoje konto zamiast slajdów',
      description:
        'Warsztaty na żywo o narzędziach AI i bezpieczeństwie kont: ćwiczysz na własnym filmie i koncie. Na razie głównie po angielsku, otwarte dla wszystkich.',
    },
    community: {
      title: 'Nareszcie wśród swoich',
      description:
        'Poznamy Cię z twórczyniami i twórcami: o negocjacjach, kiepskich briefach i nerwach w dniu publikacji najlepiej gada się z kimś, kto też to przerabiał.',
    },
    terms: {
      title: 'Warunki, które da się przeczytać',
      description:
        'Bez gwiazdek i drobnego druku. Przeczytasz, zanim wystygnie kawa. Coś nie gra? Mów, zanim podpiszesz.',
    },
  },
  agreement:
    'Umowa mówi, ile razy marka może prosić o poprawki i jak długo wolno jej korzystać z Twojego filmu.',
  ctaTitle: '{minFollowers} obserwujących? Twoja kolej.',
  ctaSubtitle:
    'Wyślij link do profilu. Jeśli publiczność przyszła do Ciebie sama, chętnie ją poznamy.',
  ctaButton: 'Zgłoś się',
} satisfies Texts['forInfluencersPage']
