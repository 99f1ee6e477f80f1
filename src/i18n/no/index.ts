import type { Translation } from '../i18n-types.ts'

const no = {
  agencyName: 'Duet',
  nav: {
    home: 'Hjem',
    forInfluencers: 'For influensere',
    forBrands: 'For merkevarer',
    blog: 'Blogg',
    training: 'Kurs og arrangementer',
    contact: 'Kontakt',
  },
  hero: {
    title: 'Reklame er best i duett.',
    subtitle:
      'Duet er et byrå for influensermarkedsføring. Vi kobler merkevarer sammen med innholdsskapere på TikTok og Instagram som har jobbet for hver eneste følger: minst {minFollowers}, alle organiske. To stemmer, én video folk ser til siste sekund.',
    ctaInfluencer: 'Bli med som innholdsskaper',
    ctaBrand: 'Samarbeid med oss',
  },
  homePage: {
    coreServicesTitle: 'Fire grep bak en god match',
    whyPartnerTitle: 'Derfor Duet',
    elevateTitle: 'Finn din bedre halvdel.',
    elevateSubtitle:
      'Fortell oss hvilken side av skjermen du er på. Vi svarer innen {responseHours} timer på hverdager – med neste steg, ikke med et nyhetsbrev.',
    services: {
      scouting: {
        title: 'Scouting av influensere',
        description:
          'Først mennesket, så tallene. Vi ser etter innholdsskapere på TikTok og Instagram med minst {minFollowers} organiske følgere og et publikum som svarer.',
      },
      analysis: {
        title: 'Profilanalyse',
        description:
          'Før noen møtes, ser vi på tre ting: tonen, det visuelle uttrykket og engasjementet hos publikum. Du får vurderingen vår skriftlig.',
      },
      sourcing: {
        title: 'Merkevare- og produktmatch',
        description:
          'Vi finner produkter en innholdsskaper ville brukt også når kameraet er av. Så avtaler vi brief, vilkår og tidsplan med begge parter.',
      },
      education: {
        title: 'Opplæring',
        description:
          'Workshoper og webinarer på nett om KI-verktøy og cybersikkerhet, så ideene blir raskere til innlegg og kontoene forblir i rette hender.',
      },
    },
    whyChoosePoints: [
      'Bare organisk vekst. Ingen kjøpte følgere, ingen byttelikes, ingen unntak.',
      'Én kontaktperson i Warszawa som kjenner både briefen og innholdsskaperen.',
      'Honorar, bruksrettigheter og frister svart på hvitt før kameraet går.',
      'Briefer som passer på budskapet og lar stemmen være i fred.',
      'Sporbare lenker i hver kampanje, så resultatet kan måles i tall.',
      'Sju språk, og ingen av dem høres oversatt ut.',
    ],
  },
  forInfluencersPage: {
    pageTitle: 'Behold stemmen. Få selskap.',
    benefits: [
      {
        title: 'Merkevarer du ikke møter i feeden',
        description:
          'Samarbeid med merkevarer i inn- og utland, tilpasset det du allerede legger ut. Du ser produktet før du sier ja.',
      },
      {
        title: 'Vekst med et ekstra par øyne',
        description:
          'Vi leser tallene sammen med deg: hva som holder på folk, hvor du mister dem og hva du kan prøve i de ti neste innleggene.',
      },
      {
        title: 'Kurs som holder deg oppdatert',
        description:
          'Direktesendte workshoper om KI-verktøy og kontosikkerhet, åpne for alle innholdsskapere i nettverket. Vi gjør opptak så ofte vi kan.',
      },
      {
        title: 'Endelig kolleger',
        description:
          'Et fellesskap av innholdsskapere som sammenligner honorarer, advarer hverandre mot dårlige briefer og stiller opp på hverandres lanseringer.',
      },
      {
        title: 'Vilkår du faktisk kan lese',
        description:
          'Honorar, frister, bruksrettigheter og utbetalingsdato på én side, avtalt før du filmer. Du vet at samarbeidet er rettferdig, for du kan sjekke det selv.',
      },
    ],
    ctaTitle: '{minFollowers} følgere? Da er venstre halvdel din.',
    ctaSubtitle:
      'Send oss lenken til Instagram- eller TikTok-profilen din. Har følgerne kommet organisk, vil vi gjerne hilse på dem.',
    ctaButton: 'Søk nå',
  },
  forBrandsPage: {
    pageTitle: 'Du har briefen. Vi finner stemmen.',
    advantages: [
      {
        title: 'Rekkevidde med adresse',
        description:
          'Vi matcher på målgruppe, språk og marked, så budsjettet treffer dem du selv ville valgt.',
      },
      {
        title: 'Engasjement som svarer',
        description:
          'Innholdsskapere med minst {minFollowers} organiske følgere og et kommentarfelt som ligner en samtale, fordi det faktisk er en.',
      },
      {
        title: 'Resultater du kan spore',
        description:
          'Sporbare lenker og rabattkoder, avtalte måltall og én sluttrapport som viser hva du fikk igjen for pengene.',
      },
      {
        title: 'Ideer laget for feeden',
        description:
          'Kampanjekonsepter skrevet sammen med innholdsskaperen, bygd for vertikal video og de to første sekundene.',
      },
      {
        title: 'Et nettverk vi går god for',
        description:
          'Vi sjekker tone, estetikk og publikumskvalitet hos hver profil før den kommer på kortlisten din, uansett marked.',
      },
    ],
    ctaTitle: 'Høyre halvdel er ledig.',
    ctaSubtitle:
      'Fortell oss om produktet, markedet og datoen. Vi kommer tilbake med innholdsskapere som passer, og en begrunnelse for hver av dem.',
    ctaButton: 'Start et samarbeid',
  },
  blogPage: {
    pageTitle: 'Notater fra begge sider av skjermen',
    searchPlaceholder: 'Søk i artikler …',
    categories: {
      all: 'Alle',
      ai: 'KI',
      cybersecurity: 'Cybersikkerhet',
      influencerMarketing: 'Influensermarkedsføring',
      genZ: 'Gen Z',
    },
    noArticles: 'Ingenting her ennå. Prøv et annet ord eller velg en annen kategori.',
    samplePosts: [
      {
        title: 'La KI ta kameraet, standpunktet tar du',
        categoryKey: 'ai',
        author: 'Marta Zielińska',
        excerpt:
          'Utkast, bildetekster og grovklipp kan du sette bort. Det er blikket ditt folk følger deg for, så det beholder du.',
      },
      {
        title: 'Telefonen borte, kontoen i behold',
        categoryKey: 'cybersecurity',
        author: 'Jonas Weber',
        excerpt:
          'Passnøkler, gjenopprettingskoder og en ekstra administrator. En rutine på førti minutter som redder hele arkivet til en innholdsskaper.',
      },
      {
        title: 'Briefen som får ja',
        categoryKey: 'influencerMarketing',
        author: 'Ola Kowalczyk',
        excerpt:
          'Ett budskap, to absolutte krav og rom for å improvisere. Vi har plukket fra hverandre briefene som innholdsskapere svarer på samme dag.',
      },
      {
        title: 'Gen Z leser kommentarfeltet først',
        categoryKey: 'genZ',
        author: 'Camille Laurent',
        excerpt:
          'Videoen åpner døren, men kommentarene avgjør. Det får følger for hvordan du svarer, og for innlegget du fester øverst.',
      },
      {
        title: 'Slik avslører du en følger som aldri var der',
        categoryKey: 'influencerMarketing',
        author: 'Daniel Ruiz',
        excerpt:
          'Fem tegn på et kjøpt publikum, synlige utenfra, og det ene spørsmålet som avgjør saken.',
      },
      {
        title: 'Ikke alle merkevarer i innboksen er ekte',
        categoryKey: 'cybersecurity',
        author: 'Ingrid Solheim',
        excerpt:
          'Falske samarbeidstilbud går etter innholdsskapere som nettopp har hatt en god måned. Slik gjennomskuer du avsenderen.',
      },
    ],
    searchLabel: 'Søk i artikler',
    categoryLabel: 'Kategori',
    resultCount: '{count} {{artikkel|artikler}}',
    clearFilters: 'Vis alle artikler',
    menu: {
      label: 'Valg for «{title}»',
      copyLink: 'Kopier lenken',
      linkCopied: 'Lenken er kopiert',
      share: 'Del',
      email: 'E-post',
    },
  },
  trainingEventsPage: {
    pageTitle: 'Øv før du tar opp',
    upcomingTitle: 'Kommende arrangementer',
    archiveTitle: 'Arkiv',
    noUpcoming: 'Ingenting på plakaten akkurat nå. Nye datoer kommer her først.',
    noPast: 'Arkivet er tomt foreløpig. Blir et arrangement tatt opp, finner du opptaket her.',
    registerButton: 'Meld deg på',
    watchRecordingButton: 'Se opptaket',
    recordingNotAvailable: 'Opptak ikke tilgjengelig',
    sampleUpcomingEvents: [
      {
        title: 'Klipp vertikal video med KI',
        format: 'Workshop på nett, 2 timer',
        summary:
          'Fra førti minutter råmateriale til tre ferdige klipp. Ta med én uklippet video og logg av med et ferdig innlegg.',
      },
      {
        title: 'Lås etter deg: sikkerhet for innholdsskapere',
        format: 'Direktesendt webinar, 60 minutter',
        summary:
          'Passnøkler, phishing og en plan for gjenoppretting. Du øver direkte på dine egne kontoer mens en spesialist følger med.',
      },
      {
        title: 'Prompter som låter som deg',
        format: 'Workshop på nett, 90 minutter',
        summary:
          'Lag en stilguide for din egen stemme og lær en KI-assistent å skrive utkast etter den, dialekt inkludert.',
      },
      {
        title: 'Merkevarekontoer uten innbrudd',
        format: 'Direktesendt webinar, 45 minutter',
        summary:
          'Roller, tilganger og overlevering for markedsteam som deler én innlogging, og hvordan de slutter med det.',
      },
    ],
    samplePastEvents: [
      {
        title: 'Les en kontrakt på tjue minutter',
      },
      {
        title: 'Teksting med KI, sjekket av mennesker',
      },
      {
        title: 'Phishingkveld: vi obduserer svindeltilbud på direkten',
      },
      {
        title: 'I lukket krets: honorarer og forhandlinger',
      },
    ],
    registerMessage: 'Jeg vil gjerne melde meg på «{title}».',
  },
  contactPage: {
    pageTitle: 'Ordet er ditt',
    intro: 'Velg din side av skjermen og skriv til oss. Et menneske i Warszawa leser hver melding.',
    typeLabel: 'Jeg tar kontakt',
    types: {
      general: 'Med et spørsmål',
      influencer: 'Som influenser',
      brand: 'Som merkevare',
    },
    formTitles: {
      general: 'Send oss en melding',
      influencer: 'Bli med i nettverket',
      brand: 'Samarbeid med oss',
    },
    buttons: {
      general: 'Send melding',
      influencer: 'Send søknad',
      brand: 'Send forespørsel',
      sending: 'Sender …',
    },
    fields: {
      name: 'Fullt navn',
      email: 'E-postadresse',
      profileLink: 'Lenke til Instagram- eller TikTok-profil',
      message: 'Melding',
      required: 'obligatorisk',
    },
    placeholders: {
      name: 'Anna Hansen',
      email: 'anna@example.com',
      profileLink: 'https://www.tiktok.com/@dittnavn',
      messageGeneral: 'Hva vil du snakke om?',
      messageInfluencer: 'Hva legger du ut, og hvem ser på?',
      messageBrand: 'Produktet, markedet og datoen du ser for deg.',
    },
    hints: {
      profileLink: 'Minst {minFollowers} organiske følgere.',
    },
    fieldErrors: {
      name: 'Skriv inn fullt navn.',
      email: 'Skriv inn e-postadressen din.',
      emailFormat: 'E-postadressen ser ufullstendig ut.',
      profileLink: 'Legg inn lenken til Instagram- eller TikTok-profilen din.',
      message: 'Skriv en kort melding.',
      profileLinkFormat:
        'Dette skal være en lenke til Instagram eller TikTok, eller et @brukernavn.',
      tooLong: 'Teksten er for lang: maks {max} tegn.',
      forbiddenCharacters: 'Feltet inneholder tegn vi ikke kan ta imot.',
    },
    errors: {
      title: 'Sjekk skjemaet',
      required: 'Fyll ut alle obligatoriske felt (navn, e-post, melding).',
      profileLink: 'Legg inn lenken til Instagram- eller TikTok-profilen din.',
    },
    success: {
      title: 'Meldingen er sendt!',
      description: 'Takk for at du tok kontakt. Du hører snart fra oss.',
    },
    direct: {
      title: 'Kontakt oss direkte',
      emailLabel: 'E-post',
      email: 'hello@duet.example',
      phoneLabel: 'Telefon',
      phone: '+48 22 000 00 00',
      addressLabel: 'Adresse',
      address: 'Warszawa, Polen',
    },
    officeHours: {
      title: 'Kontortid',
      days: 'Mandag til fredag',
      hours: 'kl. {opens}–{closes} CET/CEST',
      note: 'Polsk tid, samme som norsk',
    },
    responseTime: {
      title: 'Svartid',
      text: 'Innen {responseHours} timer på hverdager.',
    },
    charactersLeft: '{count} {{tegn|tegn}} igjen',
    privacy:
      'Det du skriver, bruker vi bare til å svare deg. Etter {retentionDays} dager sletter vi det.',
    failure: {
      offline: {
        title: 'Du er uten nett',
        description: 'Meldingen ligger trygt her. Send den når du er på nett igjen.',
      },
      unknown: {
        title: 'Ikke bekreftet ennå',
        description:
          'Vi vet ikke om meldingen kom fram. Du kan trygt prøve igjen – den sendes bare én gang.',
      },
      retryable: {
        title: 'Ikke sendt',
        description: 'Feilen ligger hos oss. Teksten din er i behold. Prøv igjen om litt.',
      },
      rejected: {
        title: 'Ikke sendt',
        description: 'Sjekk feltene som er merket.',
      },
      tooMany: {
        title: 'For mange meldinger',
        description: 'Prøv igjen om {minutes} {{minutt|minutter}}.',
      },
      retry: 'Prøv igjen',
    },
    received: {
      title: 'Meldingen er mottatt.',
      back: 'Tilbake til nettstedet',
    },
    draftRestored: 'Vi tok vare på det du hadde begynt å skrive.',
    honeypot: 'La dette feltet stå tomt',
  },
  footer: {
    subtitle: 'Innholdsskaper og merkevare. To stemmer, én video.',
    rights: 'Alle rettigheter forbeholdt.',
    quickLinks: 'Snarveier',
    connectWithUs: 'Hold kontakten',
    email: 'hello@duet.example',
    phone: '+48 22 000 00 00',
    languages: 'Nettstedet på andre språk',
  },
  langSwitcher: {
    current: 'Valgt språk',
    open: 'Velg språk',
    failed: {
      title: 'Språket ble ikke lastet inn',
      description: 'Siden vises fortsatt på {language}. Prøv igjen.',
    },
  },
  ui: {
    skipToContent: 'Hopp til innholdet',
    openMenu: 'Åpne menyen',
    closeMenu: 'Lukk menyen',
    mainNavigation: 'Hovedmeny',
    loading: 'Laster inn',
    notifications: 'Varsler (F8)',
    dismiss: 'Lukk',
    opensInNewTab: 'åpnes i ny fane',
    by: 'Av {author}',
    copyFailed: 'Lenken ble ikke kopiert',
    chooseLanguage: 'Velg språk',
    notStarted: 'En del av nettstedet ble ikke lastet inn. Du kan lese videre og bruke lenkene.',
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Noe kom ut av takt.',
    home: 'Til forsiden',
    reload: 'Last inn siden på nytt',
  },
  meta: {
    home: {
      title: 'Innholdsskapere og merkevarer på bølgelengde',
      description:
        'Byrå for influensermarkedsføring i Warszawa. Vi kobler merkevarer sammen med innholdsskapere på TikTok og Instagram med minst {minFollowers} organiske følgere.',
    },
    forInfluencers: {
      title: 'For influensere: behold stemmen, få selskap',
      description:
        'Samarbeid som kler feeden din, råd om vekst, kurs og vilkår du kan lese. For innholdsskapere med minst {minFollowers} organiske følgere.',
    },
    forBrands: {
      title: 'For merkevarer: innholdsskapere publikum tror på',
      description:
        'Målrettet rekkevidde, ekte engasjement og resultater du kan spore, fra et kvalitetssikret internasjonalt nettverk av innholdsskapere.',
    },
    blog: {
      title: 'Blogg: notater fra begge sider av skjermen',
      description:
        'Kort og nyttig lesning om KI-verktøy, kontosikkerhet, influensermarkedsføring og generasjon Z.',
    },
    training: {
      title: 'Kurs og arrangementer for innholdsskapere og markedsteam',
      description:
        'Workshoper og webinarer på nett om KI-verktøy og cybersikkerhet, med opptak fra tidligere arrangementer.',
    },
    contact: {
      title: 'Kontakt: ordet er ditt',
      description:
        'Skriv til oss som innholdsskaper, som merkevare eller av ren nysgjerrighet. Vi svarer innen {responseHours} timer på hverdager.',
    },
  },
} satisfies Translation

export default no
