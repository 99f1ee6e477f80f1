import type { NamespaceBlogPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Blog: notatki z obu stron ekranu',
    description:
      'Krótko i praktycznie o narzędziach AI, bezpieczeństwie kont, influencer marketingu i pokoleniu Z.',
  },
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
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Kamerę oddaj AI, zdanie miej własne',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Szkice, opisy, pierwszy montaż: oddaj je bez żalu. Ludzie obserwują Cię ze względu na Twój punkt widzenia, więc jego nie oddawaj.',
    },
    'keep-your-account': {
      title: 'Telefon zgubiony, konto całe',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Klucze dostępu, kody odzyskiwania i drugi administrator. Czterdzieści minut, które ratują dorobek twórcy.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Brief, któremu mówi się „tak”',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Jeden przekaz, dwa punkty obowiązkowe i miejsce na improwizację. Rozkładamy na czynniki pierwsze briefy, na które twórcy odpisują tego samego dnia.',
    },
    'comments-first': {
      title: 'Zetki zaczynają od komentarzy',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Film otwiera drzwi, ale decydują komentarze. Sprawdzamy, jak na nie odpowiadać i który post przypiąć.',
    },
    'ghost-followers': {
      title: 'Jak rozpoznać obserwującego, którego nigdy nie było',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Pięć oznak kupionej publiczności, widocznych z zewnątrz, i jedno pytanie, które rozstrzyga sprawę.',
    },
    'false-brand-mail': {
      title: 'Ten e-⁠mail od marki może nie być od marki',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Fałszywe oferty współpracy polują na twórców, którzy mają za sobą dobry miesiąc. Podpowiadamy, jak prześwietlić nadawcę.',
    },
  },
  searchLabel: 'Szukaj w artykułach',
  categoryLabel: 'Kategoria',
  resultCount: '{count} {{|artykuł||artykuły|artykułów|artykułu}}',
  clearFilters: 'Pokaż wszystkie artykuły',
  ctaTitle: 'Po której stronie?',
  ctaSubtitle: 'Twórcy po lewej, marki po prawej. Na każdej stronie piszemy, co dalej i kiedy.',
  menu: {
    label: 'Opcje artykułu: {title}',
    copyLink: 'Skopiuj link',
    linkCopied: 'Link skopiowany',
    share: 'Udostępnij',
    email: 'E-mail',
  },
} satisfies NamespaceBlogPageTranslation
