import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Blog marketing d’influence : carnet à deux voix',
    description:
      'Comment un abonné acheté se trahit, quel brief décroche un oui, quel mot signale une pub : des conseils à appliquer le jour même, sources à l’appui.',
  },
  pageTitle: 'Carnet à deux voix',
  searchPlaceholder: 'Rechercher un article…',
  categories: {
    all: 'Tout',
    ai: 'IA',
    cybersecurity: 'Cybersécurité',
    influencerMarketing: 'Marketing d’influence',
    genZ: 'Génération Z',
  },
  noArticles: 'Aucun article avec ce mot. Essayez-en un autre, ou une autre rubrique.',
  notSearched: 'Recherche limitée aux titres et résumés.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Confiez le montage à l’IA, pas le point de vue',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Transcription, sous-titres, faux départs à couper : déléguez. Mais c’est pour votre point de vue qu’on vous suit. Gardez-le.',
    },
    'keep-your-account': {
      title: 'Perdre son téléphone, pas son compte',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Des clés d’accès, des codes de secours et un deuxième admin : quarante minutes, une fois, dans le bon ordre.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Le brief auquel on dit oui',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Un message, deux impératifs et de la place pour improviser. Les sept lignes d’un brief facile à accepter, avec le modèle à copier.',
    },
    'comments-first': {
      title: 'La vidéo continue dans les commentaires',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'C’est là qu’on vérifie si c’est vrai, et si quelqu’un répond. Ce que cela change pour la première heure en ligne et le commentaire épinglé.',
    },
    'ghost-followers': {
      title: 'Comment repérer un abonné qui n’existe pas',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt: 'Cinq signes, visibles de l’extérieur, qui font douter. Et la question qui tranche.',
    },
    'false-brand-mail': {
      title: 'Cette marque qui vous écrit n’en est peut-⁠être pas une',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Une fausse offre ressemble à une vraie. L’adresse, elle, trahit l’expéditeur en deux minutes : lisez-la de droite à gauche.',
    },
    'mark-the-ad': {
      title: 'Dites « pub » avant qu’on le dise pour vous',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Quel mot, à quel endroit, et qui en répond : la mention de publicité, pays par pays.',
    },
  },
  searchLabel: 'Rechercher un article',
  categoryLabel: 'Rubrique',
  resultCount: '{count} {{article|articles}}',
  inAllCategories: 'Chercher dans toutes les rubriques',
  clearFilters: 'Voir tous les articles',
  sampleNote: 'Signatures inventées, sources réelles.',
  article: {
    readingTime: '{minutes} min de lecture',
    contents: 'Dans cet article',
    first: 'À faire en premier',
    country: 'Pays de votre public',
    countries: 'Les {count} pays',
    rules: 'Les règles de ce pays',
    asOf: 'À jour au {date}',
    more: 'À lire ensuite',
    all: 'Tous les articles',
    copyPrompt: 'Copier le texte',
    promptCopied: 'Texte copié',
    sample: 'Exemple : signature inventée, sources réelles.',
    creator: {
      title: 'La voix est là. Et la marque ?',
      subtitle: 'Celle qui manque aux dix derniers posts, peut-être.',
    },
    brand: {
      title: 'Vous avez le brief. Et la voix ?',
      subtitle: 'Trois étapes, de l’envoi du brief au bilan.',
    },
  },
  ctaTitle: 'De quel côté êtes-⁠vous ?',
  ctaSubtitle:
    'Les créateurs à gauche, les marques à droite. Chaque page dit qui fait quoi, et quand.',
  menu: {
    label: 'Options de l’article : {title}',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    share: 'Partager',
    email: 'E-mail',
  },
} satisfies Texts['blogPage']
