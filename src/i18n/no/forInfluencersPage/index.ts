import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Samarbeid for influensere: Behold stemmen, få selskap',
    description:
      'Har du {minFollowers} organiske følgere på TikTok eller Instagram? Send lenken. Blir det ja, får du profilanalysen, og vi leter etter merkevarer som passer.',
  },
  pageTitle: 'Behold stemmen. Få selskap.',
  lead: 'Vi leter etter merkevarer du ville vist fram uansett. Du trenger en TikTok- eller Instagram-profil med minst {minFollowers} organiske følgere.',
  handle: {
    label: 'Brukernavn på TikTok eller Instagram',
    placeholder: '@brukernavn',
    error:
      'Skriv selve brukernavnet, minst to tegn: A til Z, tall, punktum eller understrek. Forkortede lenker inneholder det ikke.',
  },
  next: {
    title: 'Fra lenke til honorar',
    steps: [
      {
        title: 'Du sender lenken',
        when: 'Når som helst',
        text: 'Du får bekreftelsen på skjermen med én gang.',
      },
      {
        title: 'Vi svarer',
        when: 'I løpet av {responseHours} timer på hverdager',
        text: 'Et ja eller et nei. Blir det ja, får du profilanalysen før du møter en merkevare.',
      },
      {
        title: 'Alle signerer, du filmer',
        when: 'Når en merkevare passer',
        text: 'Vilkårene får plass på én side, og honoraret kommer den dagen som står der.',
      },
    ],
  },
  benefitsTitle: 'Derfor lønner det seg',
  benefits: {
    brands: {
      title: 'Merkevaren som mangler i feeden din',
      description:
        'Vi ser hvilket produkt som mangler i de ti siste innleggene dine, og leter etter det i inn- og utland. Du får se det før du sier ja.',
    },
    growth: {
      title: 'Fire øyne på tallene dine',
      description:
        'Sammen leser vi statistikken, finner sekundet der folk forsvinner, og blir enige om hva du prøver neste gang.',
    },
    training: {
      title: 'Øv på egne klipp og egen konto',
      description:
        'Workshoper og webinarer om KI-verktøy og kontosikkerhet, direktesendte og åpne for alle, foreløpig på engelsk. Vi viser, du klikker.',
    },
    community: {
      title: 'Endelig kolleger',
      description:
        'Vi setter deg i kontakt med andre du kan spørre når et klipp ikke sitter, en kommentar svir eller honoraret virker lavt.',
    },
    terms: {
      title: 'Vilkår du orker å lese',
      description:
        'Avtalen er lest før kaffen er kald, og du vet hvilken dag pengene kommer. Er noe urimelig, sier du fra før du signerer.',
    },
  },
  agreement:
    'Avtalen sier hvor mange runder med endringer annonsøren kan be om, og hvor lenge videoen din kan brukes.',
  ctaTitle: '{minFollowers} følgere? Din tur.',
  ctaSubtitle:
    'Begynn med lenken til Instagram- eller TikTok-profilen din. Vi ber alle om innsyn i statistikken. Har følgerne kommet av seg selv, vil vi gjerne hilse på dem.',
  ctaButton: 'Bli med',
} satisfies Texts['forInfluencersPage']
