import type { SharedTexts } from '../types.ts'

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
      'Duet to warszawska agencja influencer marketingu: łączymy marki z twórcami z TikToka i Instagrama. Twórcy mają co najmniej {minFollowers} obserwujących i sami na nich zapracowali. Marka wie, co powiedzieć. Twórca wie jak.',
    ctaInfluencer: 'Dołącz do twórców',
    ctaBrand: 'Zleć kampanię',
  },
  specimens: {
    note: 'Przykłady: forma prawdziwa, treść fikcyjna.',
    label: 'Przykład',
    profileAnalysis: {
      title: 'Analiza profilu',
      subject: '@profil.przyklad',
      rows: [
        { label: 'Ton komunikacji', text: 'Mówi jak do przyjaciela. Nigdy nie krzyczy.' },
        { label: 'Estetyka', text: 'Światło dzienne, zbliżenia, mało cięć.' },
        { label: 'Odbiorcy', text: 'Dopytują i czekają na odpowiedź.' },
      ],
      verdict: { label: 'Podsumowanie', text: 'Dla produktu, o którym jest co opowiadać.' },
    },
    agreement: {
      title: 'Umowa na jednej stronie',
      subject: 'Trzy podpisy, jedna kartka',
      rows: [
        { label: 'Honorarium', text: 'Jedna kwota i to, co obejmuje' },
        { label: 'Licencja', text: 'Pola eksploatacji, okres, wyłączność' },
        { label: 'Terminy', text: 'Wersja robocza, jedna runda uwag, publikacja' },
        { label: 'Data przelewu', text: 'Konkretny dzień w kalendarzu' },
        { label: 'Oznaczenie', text: 'Jakie słowo, gdzie, kto sprawdza' },
      ],
      creator: 'Twórca',
      brand: 'Marka',
      agency: 'Agencja',
    },
    clause: {
      title: 'Licencja',
      subject: 'Jeden punkt umowy, już wypełniony',
      rows: [
        { label: 'Gdzie', text: 'Profile marki na TikToku i Instagramie' },
        { label: 'Do kiedy', text: '30 czerwca' },
        { label: 'Płatna promocja', text: 'Tylko za osobne honorarium' },
        { label: 'Wyłączność', text: 'Przez 30 dni żadnych innych perfum' },
      ],
    },
    report: {
      title: 'Raport końcowy',
      subject: 'Po kampanii',
      rows: [
        { label: 'Linki i kody', text: 'Każdy w osobnym wierszu' },
        { label: 'Wskaźniki', text: 'Te uzgodnione na starcie' },
        { label: 'Następnym razem', text: 'Co zostaje, a co się zmienia' },
        { label: 'Język', text: 'Jeden z siedmiu, do wyboru' },
      ],
      views: 'Wyświetlenia',
      saves: 'Zapisania',
      sales: 'Sprzedaż',
      agreed: 'Uzgodniony cel',
    },
  },
  footer: {
    subtitle: 'Twórca i marka. Dwa głosy, jeden film.',
    rights: 'Wszelkie prawa zastrzeżone.',
    quickLinks: 'Na skróty',
    connectWithUs: 'Znajdź nas',
    email: '{email}',
    phone: '{phone}',
    languages: 'Wszystkie języki',
  },
  langSwitcher: {
    current: 'Obecny język: {language}',
    open: 'Wybierz język',
    failed: {
      title: 'Nie udało się zmienić języka',
      description: 'Na razie zostaje język {language}. Spróbuj ponownie.',
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
    copyFailed: 'Nie udało się skopiować',
    copyByHand: 'Skopiuj ten link',
    chooseLanguage: 'Wybierz język',
    notStarted:
      'Część strony się nie wczytała. Tekst jest, linki działają. Żeby zobaczyć resztę, odśwież stronę.',
    offline: {
      title: 'Brak połączenia',
      description: 'Nic nie przepadło. Spróbuj ponownie, gdy wróci internet.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Tej strony nie udało się wyświetlić.',
    home: 'Wróć na stronę główną',
    reload: 'Odśwież stronę',
    notFound: {
      title: 'Tej połowy brakuje.',
      lead: 'Pod tym adresem nic nie ma: strona się przeniosła albo nigdy jej tu nie było. Cała reszta jest na miejscu.',
      article: 'Najnowszy artykuł',
      game: 'Gra na dwa głosy',
    },
  },
} satisfies SharedTexts

export default pl
