import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Campagnes TikTok et Instagram, bilan à l’appui',
    description:
      'Envoyez produit, marché et date : nous proposons des créateurs TikTok et Instagram, justifions chaque choix et livrons, à la fin, un bilan chiffré.',
  },
  pageTitle: 'Vous avez le brief. Voici la voix.',
  lead: 'Donnez-nous un produit, un marché et une date. Nous vous proposons des créateurs et créatrices à partir de {minFollowers} abonnés organiques, et nous justifions chaque choix.',
  brief: {
    begin: 'Nous vendons',
    ask: {
      product: 'quoi ?',
      market: 'où ?',
      month: 'quand ?',
    },
    product: {
      perfume: 'du parfum',
      cosmetics: 'des cosmétiques',
      clothes: 'des vêtements',
      food: 'de l’alimentaire',
      drinks: 'des boissons',
      electronics: 'de l’électronique',
      games: 'des jeux',
      apps: 'des applis',
      travel: 'des voyages',
      other: 'autre chose',
    },
    market: {
      poland: 'en Pologne',
      germany: 'en Allemagne',
      france: 'en France',
      spain: 'en Espagne',
      norway: 'en Norvège',
      uk: 'au Royaume-Uni',
      usa: 'aux États-Unis',
      several: 'dans plusieurs pays',
      other: 'dans un autre pays',
    },
    month: {
      january: 'en janvier',
      february: 'en février',
      march: 'en mars',
      april: 'en avril',
      may: 'en mai',
      june: 'en juin',
      july: 'en juillet',
      august: 'en août',
      september: 'en septembre',
      october: 'en octobre',
      november: 'en novembre',
      december: 'en décembre',
    },
  },
  next: {
    title: 'Du brief au bilan',
    steps: [
      {
        title: 'Vous envoyez le brief',
        when: 'À tout moment',
        text: 'La confirmation s’affiche aussitôt à l’écran.',
      },
      {
        title: 'Nous répondons',
        when: 'Sous {responseHours} heures, en semaine',
        text: 'Nos questions, vos réponses, puis la shortlist.',
      },
      {
        title: 'Vous signez, ça tourne',
        when: 'Aux dates convenues',
        text: 'Trois signatures, une V1, un retour groupé, puis un bilan que la compta comprend sans nous.',
      },
    ],
  },
  advantagesTitle: 'Où va votre budget',
  advantages: {
    reach: {
      title: 'De la portée là où vous vendez',
      description:
        'Dites-nous à qui vous voulez parler, et dans quelle langue. Nous vous montrons quels créateurs ce public regarde déjà.',
    },
    engagement: {
      title: 'Un engagement qui a du répondant',
      description:
        'Sur {minFollowers} abonnés et plus, combien posent une question ? Si personne ne demande rien, nous cherchons ailleurs.',
    },
    results: {
      title: 'Des résultats sans filtre',
      description:
        'Liens, codes, indicateurs : nous écrivons d’avance ce que nous compterons, puis nous comptons. Le bilan met en regard ce que vous avez dépensé et ce que liens et codes ont rapporté, même quand le second chiffre déplaît.',
    },
    ideas: {
      title: 'Des idées taillées pour le feed',
      description:
        'Deux secondes pour donner envie de rester : nous commençons par là, avec la personne qui filme.',
    },
    network: {
      title: 'Un réseau passé au crible',
      description:
        'International, et vérifié profil par profil : quelqu’un de chez nous, pas un tableur, a regardé les vidéos et lu les commentaires.',
    },
  },
  case: {
    title: 'Anatomie d’une campagne',
    quote: '« {text} »',
    lead: 'Un spécimen, du brief au résultat. Les vrais noms, chiffres et dates suivront, avec l’accord de tous.',
    briefText: 'Objectif : les premières commandes de gens qui n’ont jamais senti ce parfum.',
    pick: 'Le choix',
    pickText:
      'Quelqu’un qui décrit un parfum sans superlatifs, et qui répond quand on demande ce que ça sent.',
    labelText:
      'La mention de publicité s’affiche en polonais, la langue du public, dès la première seconde.',
    count: 'Coût d’une première commande',
    ownFigures: 'Faites le calcul avec vos chiffres.',
    notAFigure: 'Il faut un nombre supérieur à zéro, entier pour les commandes.',
    spent: 'rémunération + échantillons + envoi',
    orders: 'commandes passées avec le code promo',
    unit: '{count} {{zloty|zlotys}} par commande',
    report: 'Le bilan',
    sources: [
      {
        figure: '{count} {{zloty dépensé|zlotys dépensés}}',
        from: 'L’accord signé et les justificatifs',
      },
      {
        figure: '{count} {{commande|commandes}}',
        from: 'Le relevé de la boutique pour le code promo',
      },
    ],
    source: 'Chaque chiffre a sa source et sa date.',
  },
  ctaTitle: 'Il ne manque que votre brief.',
  ctaSubtitle: 'Un demi-brief suffit. L’autre moitié, nous l’écrivons avec vous.',
  ctaButton: 'J’envoie mon brief',
} satisfies Texts['forBrandsPage']
