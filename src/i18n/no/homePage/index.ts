import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Influenserbyrå i Warszawa for TikTok og Instagram',
    description:
      'Vi kobler sammen merkevarer og innholdsskapere med minst {minFollowers} organiske følgere på TikTok eller Instagram. Bli med, eller send briefen på ett av sju språk.',
  },
  duet: {
    start: {
      title: 'Gi bort en halv duett.',
      lead: 'Åtte toner, én stemme. Tegn den, og send lenken. Mottakeren tegner andrestemmen.',
      button: 'Tegn din halvdel',
    },
    found: {
      title: 'Noen har gitt deg en halv duett.',
      lead: 'Den andre halvdelen er din. Legg til andrestemmen, og hør begge.',
      button: 'Legg til din halvdel',
    },
    whole: {
      title: 'Nå er det en duett.',
      lead: 'To stemmer, ett stykke. Slik fører vi også innholdsskapere og merkevarer sammen.',
      button: 'Hør den',
    },
    sample: {
      title: 'Slik låter et svar.',
      lead: 'Andrestemmen er et eksempel. Den ekte kommer fra den som får lenken.',
      button: 'Hør et svar',
    },
    hint: {
      touch: 'Trykk eller tegn på søylene.',
      keys: 'Tegn på søylene, eller tast åtte sifre: 1 til 5 for tonehøyde, 0 for pause.',
    },
    beat: 'Tone {beat}',
    note: '{note} av {highest}',
    rest: 'pause',
    voice: 'Stemme {voice}: {notes}',
    noScript: 'Slå på JavaScript for å lytte.',
    listen: 'Lytt',
    stop: 'Stopp',
    send: 'Send halvdelen din',
    sendBack: 'Send duetten tilbake',
    linkCopied: 'Lenken er kopiert. Nå er det bare å sende den.',
    forReal: 'En ekte duett begynner her:',
  },
  coreServicesTitle: 'Slik blir det en duett',
  whyPartnerTitle: 'Ta oss på ordet',
  elevateTitle: 'Halve skjermen er din.',
  elevateSubtitle:
    'Si hvilken halvdel, så får du svar i løpet av {responseHours} timer på hverdager. Nyhetsbrevet slipper du.',
  elevateButtons: {
    influencer: 'Bli med',
    brand: 'Send oss briefen',
  },
  services: {
    scouting: {
      title: 'Talentspeiding',
      description:
        'Vi teller til {minFollowers} organiske følgere på TikTok eller Instagram. Så slutter vi å telle og leser kommentarfeltet.',
    },
    analysis: {
      title: 'Profilanalyse',
      description:
        'Hvordan en innholdsskaper snakker og filmer, hva folk svarer, og hvilket produkt som passer. Begge sider får analysen skriftlig, men merkevaren må vente til innholdsskaperen har sagt ja.',
    },
    sourcing: {
      title: 'Produkter som passer',
      description:
        'Vi finner ting innholdsskaperen ville brukt også når kameraet er av, og blir enige med begge sider om brief og datoer.',
    },
    education: {
      title: 'Kurs',
      description:
        'Workshoper og webinarer på nett: KI-verktøy som kutter klippetiden, og cybersikkerhet, så kontoen fortsatt er din i morgen.',
    },
  },
  whyChoosePoints: [
    'Vi ber alle om innsyn i statistikken. Finner vi kjøpte følgere eller likerklikk, takker vi nei.',
    'Én kontaktperson i Warszawa, som kjenner både briefen og den som filmer.',
    'Honorar, bruksrettigheter og frister står svart på hvitt før noen filmer. Alle parter signerer.',
    'Briefen sier hva som skal fram. Den som filmer, bestemmer hvordan.',
    'Sporbare lenker i hver kampanje, så resultatet kan etterprøves.',
    'Sju språk, og sluttrapporten på ditt.',
  ],
} satisfies Texts['homePage']
