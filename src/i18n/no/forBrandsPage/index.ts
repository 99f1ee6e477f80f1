import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Influenserkampanjer for merkevarer, med sluttrapport',
    description:
      'Fortell om produkt, marked og dato. Du får innholdsskapere på TikTok og Instagram, en begrunnelse for hver av dem og en sluttrapport med tallene.',
  },
  pageTitle: 'Du har briefen. Vi finner stemmen.',
  lead: 'Du forteller om lanseringen. Vi foreslår innholdsskapere med minst {minFollowers} organiske følgere, og når kampanjen er over, legger vi fram regnskapet.',
  brief: {
    begin: 'Vi selger',
    ask: {
      product: 'hva?',
      market: 'hvor?',
      month: 'når?',
    },
    product: {
      perfume: 'parfyme',
      cosmetics: 'kosmetikk',
      clothes: 'klær',
      food: 'mat',
      drinks: 'drikkevarer',
      electronics: 'elektronikk',
      games: 'spill',
      apps: 'apper',
      travel: 'reiser',
      other: 'noe annet',
    },
    market: {
      poland: 'i Polen',
      germany: 'i Tyskland',
      france: 'i Frankrike',
      spain: 'i Spania',
      norway: 'i Norge',
      uk: 'i Storbritannia',
      usa: 'i USA',
      several: 'i flere land',
      other: 'i et annet land',
    },
    month: {
      january: 'i januar',
      february: 'i februar',
      march: 'i mars',
      april: 'i april',
      may: 'i mai',
      june: 'i juni',
      july: 'i juli',
      august: 'i august',
      september: 'i september',
      october: 'i oktober',
      november: 'i november',
      december: 'i desember',
    },
  },
  next: {
    title: 'Fra brief til rapport',
    steps: [
      {
        title: 'Du sender briefen',
        when: 'Når som helst',
        text: 'Kvitteringen kommer på skjermen med én gang.',
      },
      {
        title: 'Vi svarer',
        when: 'I løpet av {responseHours} timer på hverdager',
        text: 'Med noen spørsmål. Når du har svart, kommer kortlisten, med begrunnelse for hvert navn.',
      },
      {
        title: 'Kameraet går, vi teller',
        when: 'Avtalen før opptak, rapporten etter kampanjen',
        text: 'Du får en avtale på én side, et utkast du kan kommentere, og en sluttrapport som økonomisjefen forstår.',
      },
    ],
  },
  advantagesTitle: 'Det du betaler for',
  advantages: {
    reach: {
      title: 'Rekkevidde der du selger',
      description:
        'Si hvem du vil nå, på hvilket språk og i hvilket marked. Vi viser deg hvem de allerede hører på.',
    },
    engagement: {
      title: 'Et publikum som svarer',
      description:
        '{minFollowers} organiske følgere må til. Så leser vi kommentarfeltet. Er det ingen som spør om noe, leter vi videre.',
    },
    results: {
      title: 'Resultater du kan regne på',
      description:
        'Vi avtaler hva som skal telles, lager sporbare lenker og rabattkoder, og teller. Kostnad og inntekt får du side om side.',
    },
    ideas: {
      title: 'Ideer laget for feeden',
      description:
        'En stående video har ett øyeblikk på seg til å stoppe tommelen. Det øyeblikket planlegger vi sammen med innholdsskaperen, som har siste ord.',
    },
    network: {
      title: 'Et nettverk vi har sjekket',
      description:
        'Nettverket er internasjonalt, men sjekken er håndarbeid. Et menneske, ikke et regneark, har sett hver profil på kortlisten din.',
    },
  },
  case: {
    title: 'Én kampanje, to sider',
    quote: '«{text}»',
    lead: 'Et eksempel, fra brief til resultat. Ekte navn, tall og datoer kommer når alle har sagt ja.',
    briefText: 'Målet: bestillinger fra folk som aldri har kjent duften.',
    pick: 'Valget',
    pickText:
      'En innholdsskaper som beskriver dufter uten superlativer. Seerne spør hva duften minner om, og får svar.',
    labelText:
      'Reklamemerkingen er på seernes språk, polsk, og står på skjermen fra første sekund.',
    count: 'Kostnad per bestilling',
    ownFigures: 'Prøv med dine egne tall.',
    notAFigure: 'Skriv et tall over null, og et helt tall for bestillinger.',
    spent: 'honorar + prøver + frakt',
    orders: 'bestillinger med rabattkoden',
    unit: '{count} {{zloty|zloty}} per bestilling',
    report: 'Rapporten',
    sources: [
      { figure: '{count} {{zloty|zloty}} brukt', from: 'Den signerte avtalen og kvitteringene' },
      { figure: '{count} {{bestilling|bestillinger}}', from: 'Butikkens tall for rabattkoden' },
    ],
    source: 'Hvert tall har kilde og dato.',
  },
  ctaTitle: 'Stikkord holder.',
  ctaSubtitle: 'Resten av briefen skriver vi sammen.',
  ctaButton: 'Send oss briefen',
} satisfies Texts['forBrandsPage']
