import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Partenariats TikTok et Instagram : la voix, c’est toi',
    description:
      'Postule dès {minFollowers} abonnés organiques : des marques choisies d’après tes posts TikTok et Instagram, un accord signé, un virement au jour dit.',
  },
  pageTitle: 'Tu as la voix. Voici le brief.',
  lead: 'On cherche des marques dont tu parlerais même sans nous. De ton côté : un profil TikTok ou Instagram et au moins {minFollowers} abonnés organiques.',
  handle: {
    label: 'Ton pseudo TikTok ou Instagram',
    placeholder: '@tonpseudo',
    error:
      'Indique seulement ton pseudo : deux caractères au moins, lettres sans accent, chiffres, points ou tirets bas. Un lien raccourci ne le contient pas.',
  },
  next: {
    title: 'De ton profil à ton virement',
    steps: [
      {
        title: 'Tu envoies ton profil',
        when: 'À tout moment',
        text: 'Une confirmation s’affiche aussitôt.',
      },
      {
        title: 'On te répond',
        when: 'Sous {responseHours} heures, en semaine',
        text: 'Un oui ou un non, jamais un silence. Si c’est oui, on te demande tes stats et tu reçois ton analyse de profil.',
      },
      {
        title: 'On signe, tu filmes',
        when: 'Dès qu’une marque te convient',
        text: 'Les conditions tiennent sur une page, et le virement arrive au jour dit.',
      },
    ],
  },
  benefitsTitle: 'Ce que tu y gagnes',
  benefits: {
    brands: {
      title: 'La marque qui manque à ton feed',
      description:
        'On part de tes dix derniers posts et on cherche le produit qui devrait y être. Tu le vois avant de dire oui.',
    },
    growth: {
      title: 'Un second regard sur tes stats',
      description:
        'On suit la courbe de rétention avec toi, jusqu’à la seconde où le pouce repart. Et on note des pistes pour tes prochains posts.',
    },
    training: {
      title: 'Des ateliers, pas des tutos',
      description:
        'Outils d’IA, sécurité du compte : en direct, pour l’instant en anglais, avec quelqu’un à qui poser la question bête. C’est ouvert à tout le monde, dans le réseau ou pas.',
    },
    community: {
      title: 'Des collègues, enfin',
      description:
        'On te présente des gens du métier, qui racontent leurs négociations, signalent les mauvais briefs et savent pourquoi tu refais la prise une quatrième fois.',
    },
    terms: {
      title: 'Des conditions qui se lisent jusqu’au bout',
      description:
        'À la dernière ligne, ton café est encore chaud. Une clause te gêne ? Tu le dis avant de signer.',
    },
  },
  agreement:
    'Tu sais combien de modifications la marque peut demander, et jusqu’à quand elle peut utiliser ta vidéo.',
  ctaTitle: '{minFollowers} abonnés ? C’est à toi de jouer.',
  ctaSubtitle:
    'Le lien de ton profil et deux lignes suffisent. Si ta communauté est venue d’elle-même, on aimerait faire sa connaissance.',
  ctaButton: 'Je postule',
} satisfies Texts['forInfluencersPage']
