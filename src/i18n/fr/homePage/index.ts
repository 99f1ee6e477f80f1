import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Marques et créateurs à l’unisson',
    description:
      'Agence de marketing d’influence à Varsovie. Nous marions les marques à des créateurs et créatrices TikTok et Instagram, dès {minFollowers} abonnés organiques.',
  },
  coreServicesTitle: 'Un bon duo en quatre temps',
  whyPartnerTitle: 'Pourquoi choisir Duet',
  elevateTitle: 'Trouvez votre moitié.',
  elevateSubtitle:
    'Dites-nous de quel côté de l’écran vous êtes. Nous répondons sous {responseHours} heures, du lundi au vendredi, avec la suite du programme et sans newsletter.',
  elevateButtons: {
    influencer: 'Je postule',
    brand: 'Lancer une collaboration',
  },
  services: {
    scouting: {
      title: 'Repérage de talents',
      description:
        'Les gens d’abord, les chiffres ensuite : des créateurs et créatrices TikTok et Instagram à partir de {minFollowers} abonnés organiques, avec une communauté qui a de la conversation.',
    },
    analysis: {
      title: 'Analyse de profil',
      description:
        'Avant toute rencontre, nous étudions trois choses : le ton, l’esthétique des contenus et l’engagement de la communauté. Vous recevez notre analyse par écrit.',
    },
    sourcing: {
      title: 'Sélection de marques et de produits',
      description:
        'Nous trouvons des produits qu’on utiliserait même caméra éteinte, puis nous calons le brief, les conditions et les dates avec les deux parties.',
    },
    education: {
      title: 'Formation',
      description:
        'Des ateliers en ligne et des webinaires sur les outils d’IA et la cybersécurité, pour que les idées aillent plus vite et que les comptes restent entre de bonnes mains.',
    },
  },
  whyChoosePoints: [
    'Rien que de l’organique : ni abonnés achetés, ni pods, ni exceptions.',
    'Un seul contact à Varsovie, qui connaît le brief et la personne à l’écran.',
    'Rémunération, droits d’utilisation, délais : tout est écrit avant le premier clap.',
    'Des briefs qui protègent le message et laissent la voix tranquille.',
    'Des liens de suivi dans chaque campagne : le résultat se lit en chiffres.',
    'Sept langues, et rien qui sente la traduction.',
  ],
} satisfies NamespaceHomePageTranslation
