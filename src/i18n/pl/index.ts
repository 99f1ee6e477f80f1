import type { Translation } from '../i18n-types.ts'

const pl = {
  agencyName: 'Duet',
  nav: {
    home: 'Start',
    forInfluencers: 'Dla influencerów',
    forBrands: 'Dla marek',
    blog: 'Blog',
    training: 'Szkolenia i wydarzenia',
    contact: 'Kontakt',
  },
  hero: {
    title: 'Dobra reklama to duet.',
    subtitle:
      'Agencja influencer marketingu Duet łączy marki z twórcami z TikToka i Instagrama, którzy sami zapracowali na swoich obserwujących. Każdy ma ich co najmniej {minFollowers}, wyłącznie organicznych. Dwa głosy, jeden film, który ogląda się do końca.',
    ctaInfluencer: 'Dołącz do twórców',
    ctaBrand: 'Współpracujmy',
  },
  specimens: {
    title: 'To wszystko na piśmie',
    note: 'Wzory: forma jest prawdziwa, treść zmyślona.',
    label: 'Wzór',
    reading: {
      title: 'Analiza profilu',
      subject: '@profil.wzorcowy',
      rows: [
        { label: 'Ton komunikacji', text: 'Mówi jak do przyjaciela. Nigdy nie krzyczy.' },
        { label: 'Estetyka', text: 'Światło dzienne, zbliżenia, mało cięć.' },
        { label: 'Odbiorcy', text: 'Dopytują i czekają na odpowiedź.' },
        { label: 'Wniosek', text: 'Pasuje do produktu, który ma swoją historię.' },
      ],
    },
    agreement: {
      title: 'Umowa na jednej stronie',
      subject: 'Podpisana, zanim ruszy kamera',
      rows: [
        { label: 'Honorarium', text: 'Jedna kwota i to, co obejmuje' },
        { label: 'Licencja', text: 'W jakich kanałach i do kiedy' },
        { label: 'Terminy', text: 'Szkic, uwagi, publikacja' },
        { label: 'Data przelewu', text: 'Konkretny dzień w kalendarzu' },
      ],
      creator: 'Twórca',
      brand: 'Marka',
    },
    report: {
      title: 'Raport końcowy',
      subject: 'Po kampanii',
      spend: 'Wydatki',
      return: 'Zwrot',
      rows: [
        { label: 'Linki śledzące', text: 'Każdy link i kod w osobnym wierszu' },
        { label: 'Wskaźniki', text: 'Liczymy to, co uzgodniliśmy' },
        { label: 'Następnym razem', text: 'Co zostaje, a co się zmienia' },
        { label: 'Język', text: 'Jeden z siedmiu, do wyboru' },
      ],
    },
  },
  footer: {
    subtitle: 'Twórca i marka. Dwa głosy, jeden film.',
    rights: 'Wszelkie prawa zastrzeżone.',
    quickLinks: 'Na skróty',
    connectWithUs: 'Bądźmy w kontakcie',
    email: '{email}',
    phone: '{phone}',
    languages: 'Ta strona w innych językach',
  },
  langSwitcher: {
    current: 'Obecny język: {language}',
    open: 'Wybierz język',
    failed: {
      title: 'Nie udało się wczytać języka',
      description: 'Na razie zostaje język {language}. Można spróbować ponownie.',
    },
  },
  dates: {
    day: '{day}',
    dayAndMonth: '{day} {month}',
    date: '{dayAndMonth} {year}',
    dateWithWeekday: '{weekday}, {date}',
    months: [
      'stycznia',
      'lutego',
      'marca',
      'kwietnia',
      'maja',
      'czerwca',
      'lipca',
      'sierpnia',
      'września',
      'października',
      'listopada',
      'grudnia',
    ],
    weekdays: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  },
  ui: {
    skipToContent: 'Przejdź do treści',
    openMenu: 'Otwórz menu',
    closeMenu: 'Zamknij menu',
    mainNavigation: 'Nawigacja główna',
    loading: 'Wczytywanie',
    notifications: 'Powiadomienia ({hotkey})',
    dismiss: 'Zamknij powiadomienie',
    opensInNewTab: 'otwiera się w nowej karcie',
    by: 'Tekst: {author}',
    copyFailed: 'Nie udało się skopiować linku',
    chooseLanguage: 'Wybierz swój język',
    notStarted: 'Część strony się nie wczytała. Można czytać dalej i korzystać z linków.',
    offline: {
      title: 'Brak połączenia',
      description: 'Nic nie przepadło. Można spróbować ponownie, gdy wróci internet.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Nie udało się wyświetlić tej strony.',
    home: 'Wróć na stronę główną',
    reload: 'Odśwież stronę',
  },
} satisfies Translation

export default pl
