import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Blog o influencer marketingu dla twórców i marek',
    description:
      'Przeczytaj, jak rozpoznać fałszywą markę w skrzynce, uratować konto po zgubieniu telefonu i oznaczyć reklamę w siedmiu krajach. Ze źródłami.',
  },
  pageTitle: 'Notatki na dwa głosy',
  searchPlaceholder: 'Szukaj w artykułach…',
  categories: {
    all: 'Wszystkie',
    ai: 'AI',
    cybersecurity: 'Cyberbezpieczeństwo',
    influencerMarketing: 'Influencer marketing',
    genZ: 'Pokolenie Z',
  },
  noArticles: 'Nic tu nie pasuje. Może inne słowo albo inna kategoria?',
  notSearched: 'Udało się przeszukać tylko tytuły i opisy.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Kamerę oddaj AI, zdanie miej własne',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Szkice, opisy, pierwszy montaż: oddaj je bez żalu. Punkt widzenia zostaw sobie, bo to dla niego Cię obserwują.',
    },
    'keep-your-account': {
      title: 'Telefon zgubiony, konto całe',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Klucze dostępu, kody odzyskiwania i drugi administrator. Czterdzieści minut, które ratują dorobek twórcy.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Brief, na który odpisuje się „biorę”',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Jeden przekaz, dwa punkty obowiązkowe i miejsce na improwizację. Oraz zdania, po których twórca odkłada odpowiedź na jutro.',
    },
    'comments-first': {
      title: 'Druga połowa filmu jest w komentarzach',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Tam zetki sprawdzają, czy to prawda i czy ktoś odpisuje. Jak się przygotować, co przypiąć i czego nie kasować.',
    },
    'ghost-followers': {
      title: 'Jak rozpoznać obserwującego, którego nigdy nie było',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Pięć oznak kupionej publiczności, widocznych z zewnątrz, i jedno pytanie, które rozstrzyga sprawę.',
    },
    'false-brand-mail': {
      title: 'Ten mail od marki może nie być od marki',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Oferta jak marzenie, załącznik jak pułapka. Dwie minuty na prześwietlenie nadawcy, zanim cokolwiek klikniesz.',
    },
    'mark-the-ad': {
      title: 'Napisz „reklama”, zanim zrobi to ktoś w komentarzu',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Jakie słowo, w którym miejscu i kto za nie odpowiada: oznaczanie reklam w siedmiu krajach.',
    },
  },
  searchLabel: 'Szukaj w artykułach',
  categoryLabel: 'Kategoria',
  resultCount: '{count} {{|artykuł||artykuły|artykułów|artykułu}}',
  inAllCategories: 'Szukaj we wszystkich kategoriach',
  clearFilters: 'Pokaż wszystkie artykuły',
  sampleNote: 'Nazwiska fikcyjne, źródła prawdziwe.',
  article: {
    readingTime: '{minutes} min czytania',
    contents: 'W tym artykule',
    first: 'Na dziś',
    country: 'Kraj widzów',
    countries: 'Cała lista ({count})',
    rules: 'Zasady w tym kraju',
    asOf: 'Stan na {date}',
    more: 'Co jeszcze przeczytać',
    all: 'Wszystkie artykuły',
    copyPrompt: 'Skopiuj tekst',
    promptCopied: 'Tekst skopiowany',
    sample: 'Przykład: nazwisko fikcyjne, źródła prawdziwe.',
    creator: {
      title: 'Ty nagrywasz. Kto jest po drugiej stronie?',
      subtitle: 'Zobacz, jak szukamy Ci marki i co jest w umowie.',
    },
    brand: {
      title: 'Wy macie brief. Kto na niego odpowie?',
      subtitle: 'Zobaczcie, jak wybieramy twórców i co jest w raporcie.',
    },
  },
  ctaTitle: 'Po której stronie ekranu?',
  ctaSubtitle: 'Twórcy po lewej, marki po prawej. Na każdej stronie piszemy, co dalej i kiedy.',
  menu: {
    label: 'Opcje artykułu: {title}',
    copyLink: 'Skopiuj link',
    linkCopied: 'Link skopiowany',
    share: 'Udostępnij',
    email: 'E-mail',
  },
} satisfies Texts['blogPage']
