import type { NamespaceBlogPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Blog : notes des deux côtés de l’écran',
    description:
      'Des articles courts et pratiques sur les outils d’IA, la sécurité des comptes, le marketing d’influence et la Gen Z.',
  },
  pageTitle: 'Notes des deux côtés de l’écran',
  searchPlaceholder: 'Rechercher un article…',
  categories: {
    all: 'Tout',
    ai: 'IA',
    cybersecurity: 'Cybersécurité',
    influencerMarketing: 'Marketing d’influence',
    genZ: 'Génération Z',
  },
  noArticles: 'Rien ici pour l’instant. Essayez un autre mot ou une autre rubrique.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Confiez la caméra à l’IA, pas le point de vue',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Brouillons, légendes, premiers montages : déléguez. Votre point de vue, c’est pour lui qu’on vous suit. Gardez-le.',
    },
    'keep-your-account': {
      title: 'Perdre son téléphone, pas son compte',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Des clés d’accès, des codes de secours et un deuxième admin. Une routine de quarante minutes qui sauve des années de contenus.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Le brief auquel on dit oui',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Un message, deux impératifs et de la place pour improviser. Nous avons décortiqué les briefs qui reçoivent une réponse le jour même.',
    },
    'comments-first': {
      title: 'La Gen Z lit d’abord les commentaires',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'La vidéo ouvre la porte, les commentaires décident. Ce que cela change pour vos réponses et votre post épinglé.',
    },
    'ghost-followers': {
      title: 'Comment repérer un abonné qui n’existe pas',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Cinq signes d’une audience achetée, visibles de l’extérieur, et la question qui tranche.',
    },
    'false-brand-mail': {
      title: 'Cette marque qui vous écrit n’en est peut-⁠être pas une',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Les fausses offres de collaboration visent les comptes qui sortent d’un bon mois. Voici comment lire une adresse d’expéditeur.',
    },
  },
  searchLabel: 'Rechercher un article',
  categoryLabel: 'Rubrique',
  resultCount: '{count} {{article|articles}}',
  clearFilters: 'Voir tous les articles',
  ctaTitle: 'De quel côté êtes-⁠vous ?',
  ctaSubtitle:
    'Les créateurs à gauche, les marques à droite. Chaque page dit ce qui se passe ensuite, et quand.',
  menu: {
    label: 'Options de l’article « {title} »',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    share: 'Partager',
    email: 'E-mail',
  },
} satisfies NamespaceBlogPageTranslation
