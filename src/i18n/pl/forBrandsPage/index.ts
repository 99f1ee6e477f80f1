import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Kampanie z influencerami: twórcy, którym się wierzy',
    description:
      'Podajcie produkt, rynek i termin. Dostaniecie listę twórców z TikToka i Instagrama, uzasadnienie każdego wyboru i raport końcowy.',
  },
  pageTitle: 'Wy macie brief. My znajdziemy głos.',
  lead: 'Podajcie produkt, rynek i termin. Dobierzemy twórców, którzy organicznie zdobyli co najmniej {minFollowers} obserwujących, a po kampanii pokażemy wynik.',
  brief: {
    begin: 'Sprzedajemy',
    ask: {
      product: 'co?',
      market: 'gdzie?',
      month: 'kiedy?',
    },
    product: {
      perfume: 'perfumy',
      cosmetics: 'kosmetyki',
      clothes: 'ubrania',
      food: 'żywność',
      drinks: 'napoje',
      electronics: 'elektronikę',
      games: 'gry',
      apps: 'aplikacje',
      travel: 'podróże',
      other: 'coś innego',
    },
    market: {
      poland: 'w Polsce',
      germany: 'w Niemczech',
      france: 'we Francji',
      spain: 'w Hiszpanii',
      norway: 'w Norwegii',
      uk: 'w Wielkiej Brytanii',
      usa: 'w USA',
      several: 'w kilku krajach',
      other: 'w innym kraju',
    },
    month: {
      january: 'w styczniu',
      february: 'w lutym',
      march: 'w marcu',
      april: 'w kwietniu',
      may: 'w maju',
      june: 'w czerwcu',
      july: 'w lipcu',
      august: 'w sierpniu',
      september: 'we wrześniu',
      october: 'w październiku',
      november: 'w listopadzie',
      december: 'w grudniu',
    },
  },
  next: {
    title: 'Od briefu do raportu',
    steps: [
      {
        title: 'Wysyłacie brief',
        when: 'O dowolnej porze',
        text: 'Potwierdzenie zobaczycie od razu na ekranie.',
      },
      {
        title: 'Odpisujemy',
        when: 'W dni robocze, w ciągu {responseHours} godzin',
        text: 'Najpierw kilka pytań, a po Waszych odpowiedziach lista twórców z uzasadnieniem przy każdym nazwisku.',
      },
      {
        title: 'Podpi­su­jecie, twórca nagrywa',
        when: 'Umowa na starcie, raport po kampanii',
        text: 'Dostajecie podpisaną umowę, wersję roboczą do uwag i raport, który zrozumie księgowość.',
      },
    ],
  },
  advantagesTitle: 'Za co płacicie',
  advantages: {
    reach: {
      title: 'Zasięg pod właściwym adresem',
      description:
        'Opiszcie, do kogo chcecie trafić. Powiemy, kogo ci ludzie już oglądają, na jakim rynku i w jakim języku.',
    },
    engagement: {
      title: 'Publiczność, która pyta',
      description:
        '{minFollowers} obserwujących to dopiero początek. Patrzymy, o co ludzie pytają pod filmami. Nikt nie pyta? Szukamy dalej.',
    },
    results: {
      title: 'Wyniki czarno na białym',
      description:
        'Na starcie zapisujemy, co policzymy, i dokładnie to liczymy: kliknięcia, kody rabatowe, ustalone wskaźniki. Wszystko w jednym raporcie.',
    },
    ideas: {
      title: 'Pierwsze sekundy',
      description:
        'To w nich kciuk się zatrzymuje albo jedzie dalej. Pomysłu szukamy razem z twórcą, bo on wie, czyj to kciuk.',
    },
    network: {
      title: 'Sieć sprawdzona profil po profilu',
      description:
        'Ton, estetyka, komentarze. Każdy profil, z kraju i z zagranicy, obejrzał ktoś z nas, nie arkusz kalkulacyjny.',
    },
  },
  case: {
    title: 'Anatomia kampanii',
    quote: '„{text}”',
    lead: 'Na razie to przykład, od briefu po wynik. Prawdziwe nazwy, liczby i daty pokażemy, gdy zgodzą się wszystkie strony.',
    briefText: 'Cel: pierwsze zamówienia od osób, które jeszcze tych perfum nie wąchały.',
    pick: 'Wybór',
    pickText:
      'Ktoś, kto mówi o zapachach bez przesady. Widzowie pytają, czym to pachnie, i dostają odpowiedź.',
    labelText: 'Oznaczenie reklamy widać na ekranie od pierwszej sekundy.',
    count: 'Koszt pozyskania zamówienia',
    ownFigures: 'Wpiszcie własne liczby.',
    notAFigure: 'Wpiszcie liczbę większą od zera, a przy zamówieniach liczbę całkowitą.',
    spent: 'honorarium + próbki + wysyłka',
    orders: 'zamówienia z kodem twórcy',
    unit: '{count} {{|zł||zł|zł|zł}} za zamówienie',
    report: 'Raport',
    sources: [
      { figure: '{count} {{|zł||zł|zł|zł}} kosztów', from: 'Według podpisanej umowy i rachunków' },
      {
        figure: '{count} {{|zamówienie||zamówienia|zamówień|zamówienia}}',
        from: 'Według danych sklepu dla kodu twórcy',
      },
    ],
    source: 'Każda liczba ma swoje źródło i datę.',
  },
  ctaTitle: 'Brakuje tylko briefu.',
  ctaSubtitle:
    'Wyślijcie brief, choćby pisany na kolanie. Zaproponujemy twórców i uzasadnimy każdy wybór.',
  ctaButton: 'Wyślij brief',
} satisfies Texts['forBrandsPage']
