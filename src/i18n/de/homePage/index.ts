import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Influencer-Marketing-Agentur in Warschau',
    description:
      'Duet bringt Marken und Creator auf TikTok und Instagram zusammen: ab {minFollowers} organischen Followern, mit Profilanalyse und Abschlussbericht.',
  },
  duet: {
    start: {
      title: 'Ein halbes Duett zum Verschenken.',
      lead: 'Acht Töne, eine Stimme. Zeichnen und verschicken: Wer den Link öffnet, spielt die andere Hälfte.',
      button: 'Erste Stimme zeichnen',
    },
    found: {
      title: 'Hier wartet ein halbes Duett.',
      lead: 'Die andere Hälfte ist noch frei. Zweite Stimme zeichnen, dann beide anhören.',
      button: 'Zweite Stimme zeichnen',
    },
    whole: {
      title: 'Jetzt ist es ein Duett.',
      lead: 'So bringen wir auch Creator und Marken zusammen.',
      button: 'Anhören',
    },
    sample: {
      title: 'Ein Duett zur Probe.',
      lead: 'Die Antwort ist nur ein Beispiel. Die echte spielt, wer den Link bekommt.',
      button: 'Antwort anhören',
    },
    hint: {
      touch: 'Balken antippen oder zeichnen.',
      keys: 'Balken zeichnen oder acht Ziffern tippen: 1 bis 5 für einen Ton, 0 für eine Pause.',
    },
    beat: 'Schlag {beat}',
    note: 'Tonhöhe {note} von {highest}',
    rest: 'Pause',
    voice: 'Stimme {voice}: {notes}',
    noScript: 'Anhören geht nur mit JavaScript.',
    listen: 'Anhören',
    stop: 'Stopp',
    send: 'Halbes Duett verschicken',
    sendBack: 'Duett zurückschicken',
    linkCopied: 'Link kopiert. Jetzt nur noch verschicken.',
    forReal: 'Hier beginnt ein echtes Duett:',
  },
  coreServicesTitle: 'Ein gutes Duett braucht vier Dinge',
  whyPartnerTitle: 'Worauf Verlass ist',
  elevateTitle: 'Zweite Stimme gesucht.',
  elevateSubtitle:
    'Ob Creator oder Marke, für den Anfang genügt ein Satz. Die Antwort kommt in {responseHours} Stunden, montags bis freitags. Ein Newsletter kommt nicht.',
  elevateButtons: {
    influencer: 'Jetzt bewerben',
    brand: 'Briefing schicken',
  },
  services: {
    scouting: {
      title: 'Influencer-Scouting',
      description:
        'Ab {minFollowers} organischen Followern sehen wir hin. Dann hören wir auf zu zählen und lesen die Kommentare.',
    },
    analysis: {
      title: 'Profilanalyse',
      description:
        'Wie jemand spricht und filmt, was das Publikum antwortet und welches Produkt dazu passt. Creator bekommen das schriftlich und entscheiden selbst, ob die Marke es sieht.',
    },
    sourcing: {
      title: 'Marken- und Produkt­vermittlung',
      description:
        'Wir suchen Produkte, die jemand auch ohne Kamera benutzen würde. Briefing, Konditionen und Zeitplan klären wir mit beiden Seiten.',
    },
    education: {
      title: 'Weiterbildung',
      description:
        'Online-Workshops und Webinare zu KI-Tools und Cybersicherheit. Am Ende ist ein Clip geschnitten oder ein Account gesichert, im besten Fall beides.',
    },
  },
  whyChoosePoints: [
    'Alle Creator legen uns ihre Statistiken offen. Darin suchen wir nach Spuren von gekauftem Applaus.',
    'Ein fester Kontakt in Warschau, der Briefing und Creator kennt.',
    'Creator, Marke und Agentur unterschreiben dieselbe Seite: Honorar, Nutzungsrechte, Termine.',
    'Ein Briefing, das die Botschaft vorgibt, aber nicht jedes Wort.',
    'Jede Kampagne läuft über Tracking-⁠Links. Das Ergebnis lässt sich nachprüfen.',
    'Ein Abschlussbericht in einer von sieben Sprachen. Welche, entscheidet die Marke.',
  ],
} satisfies Texts['homePage']
