import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Côté marques : des créateurs qu’on croit sur parole',
    description:
      'Une portée ciblée, un engagement sincère et des résultats traçables, grâce à un réseau international de créateurs et créatrices passé au crible.',
  },
  pageTitle: 'Vous avez le brief. Voici la voix.',
  lead: 'Dites-nous quel produit, quel marché, quelle date. Nous trouvons des créateurs et créatrices à partir de {minFollowers} abonnés organiques et mettons les conditions par écrit.',
  next: {
    title: 'Et ensuite ?',
    who: 'Qui',
    when: 'Quand',
    receive: 'Vous recevez',
    steps: [
      {
        title: 'Vous envoyez le brief',
        who: 'Vous',
        when: 'Quand vous voulez',
        receive: 'Aussitôt, une confirmation à l’écran',
      },
      {
        title: 'Nous répondons',
        who: 'Votre contact à Varsovie',
        when: 'Sous {responseHours} heures, du lundi au vendredi',
        receive:
          'La prochaine étape, puis des profils qui vous correspondent et les raisons de chaque choix',
      },
      {
        title: 'Vous signez, on tourne',
        who: 'Vous, la personne à l’écran et nous',
        when: 'Les conditions avant le premier clap, le bilan après la campagne',
        receive: 'Une page de conditions, puis un bilan chiffré',
      },
    ],
  },
  advantagesTitle: 'Ce que votre budget rapporte',
  advantages: {
    reach: {
      title: 'Une portée à la bonne adresse',
      description:
        'Nous croisons l’audience, la langue et le marché : votre budget touche exactement les gens que vous auriez choisis.',
    },
    engagement: {
      title: 'Un engagement qui a du répondant',
      description:
        'Des créateurs et créatrices à partir de {minFollowers} abonnés organiques, dont les commentaires se lisent comme des conversations, parce que c’en sont.',
    },
    results: {
      title: 'Des résultats traçables',
      description:
        'Des liens et codes de suivi, des indicateurs convenus d’avance et un bilan de campagne qui met en regard la dépense et ce qu’elle a rapporté.',
    },
    ideas: {
      title: 'Des idées taillées pour le feed',
      description:
        'Des concepts de campagne écrits avec celle ou celui qui filme, pensés pour la vidéo verticale et ses deux premières secondes.',
    },
    network: {
      title: 'Un réseau passé au crible',
      description:
        'Ton, esthétique, qualité de l’audience : chaque profil est vérifié avant d’entrer dans votre shortlist, quel que soit le marché.',
    },
  },
  ctaTitle: 'La place de droite est libre.',
  ctaSubtitle:
    'Parlez-nous du produit, du marché et de la date. Nous vous proposons des profils qui vous correspondent et motivons chaque choix.',
  ctaButton: 'Lancer une collaboration',
} satisfies NamespaceForBrandsPageTranslation
