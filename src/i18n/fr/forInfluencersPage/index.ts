import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Côté créateurs : garde ta voix, trouve ton duo',
    description:
      'Des collaborations qui collent à ton feed, des conseils pour grandir, des formations et des conditions lisibles, dès {minFollowers} abonnés organiques.',
  },
  pageTitle: 'Garde ta voix. Trouve ton duo.',
  lead: 'On te présente des marques dont tu parlerais de toute façon, et des conditions qui tiennent sur une page. Il te faut un profil TikTok ou Instagram et au moins {minFollowers} abonnés organiques.',
  next: {
    title: 'Et ensuite ?',
    who: 'Qui',
    when: 'Quand',
    receive: 'Tu reçois',
    steps: [
      {
        title: 'Tu envoies ton lien',
        who: 'Toi',
        when: 'Quand tu veux',
        receive: 'Aussitôt, une confirmation à l’écran',
      },
      {
        title: 'On te répond',
        who: 'Ton contact à Varsovie',
        when: 'Sous {responseHours} heures, du lundi au vendredi',
        receive:
          'La prochaine étape et, avant de rencontrer une marque, notre analyse de ton profil par écrit',
      },
      {
        title: 'On signe, puis tu filmes',
        who: 'Toi, la marque et Duet',
        when: 'Avant le premier clap',
        receive: 'L’accord en une page, date de paiement comprise',
      },
    ],
  },
  benefitsTitle: 'Ce que tu y gagnes',
  benefits: {
    brands: {
      title: 'Des marques au-⁠delà de ton feed',
      description:
        'Des collaborations avec des marques d’ici et d’ailleurs, choisies d’après ce que tu publies déjà. Tu vois le produit avant de dire oui.',
    },
    growth: {
      title: 'Un second regard pour grandir',
      description:
        'On lit tes stats avec toi : ce qui retient l’attention, ce qui fait décrocher et ce qu’il faut tenter dans tes dix prochains posts.',
    },
    training: {
      title: 'Des formations pour rester à jour',
      description:
        'Des ateliers en direct sur les outils d’IA et la sécurité des comptes, ouverts à tout le réseau et enregistrés chaque fois que c’est possible.',
    },
    community: {
      title: 'Des collègues, enfin',
      description:
        'Une communauté de créateurs et créatrices qui se disent leurs tarifs, se signalent les mauvais briefs et se soutiennent à chaque lancement.',
    },
    terms: {
      title: 'Des conditions lisibles',
      description:
        'Rémunération, délais, droits d’utilisation et date de paiement sur une seule page, validée avant que tu filmes. Un partenariat équitable, parce que vérifiable.',
    },
  },
  ctaTitle: '{minFollowers} abonnés ? La place de gauche est à toi.',
  ctaSubtitle:
    'Envoie-nous ton lien Instagram ou TikTok. Si ta communauté a grandi de façon organique, on aimerait faire sa connaissance.',
  ctaButton: 'Je postule',
} satisfies NamespaceForInfluencersPageTranslation
