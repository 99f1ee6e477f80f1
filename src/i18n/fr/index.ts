import type { Translation } from '../i18n-types.ts'

const fr = {
  agencyName: 'Duet',
  nav: {
    home: 'Accueil',
    forInfluencers: 'Côté créateurs',
    forBrands: 'Côté marques',
    blog: 'Blog',
    training: 'Formations et événements',
    contact: 'Contact',
  },
  hero: {
    title: 'La pub se joue à deux.',
    subtitle:
      'Agence de marketing d’influence, Duet marie les marques à des créateurs et créatrices TikTok et Instagram qui ont gagné leurs abonnés un par un : au moins {minFollowers}, tous organiques. Deux voix, une seule vidéo, qu’on regarde jusqu’au bout.',
    ctaInfluencer: 'Je crée du contenu',
    ctaBrand: 'Je suis une marque',
  },
  homePage: {
    coreServicesTitle: 'Un bon duo en quatre temps',
    whyPartnerTitle: 'Pourquoi choisir Duet',
    elevateTitle: 'Trouvez votre moitié.',
    elevateSubtitle:
      'Dites-nous de quel côté de l’écran vous êtes. Nous répondons sous {responseHours} heures, du lundi au vendredi, avec la prochaine étape et sans newsletter.',
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
  },
  forInfluencersPage: {
    pageTitle: 'Garde ta voix. Trouve ton duo.',
    benefits: [
      {
        title: 'Des marques au-delà de ton feed',
        description:
          'Des collaborations avec des marques d’ici et d’ailleurs, choisies d’après ce que tu publies déjà. Tu vois le produit avant de dire oui.',
      },
      {
        title: 'Un second regard pour grandir',
        description:
          'On lit tes stats avec toi : ce qui retient l’attention, ce qui fait décrocher et ce qu’il faut tenter dans tes dix prochains posts.',
      },
      {
        title: 'Des formations pour rester à jour',
        description:
          'Des ateliers en direct sur les outils d’IA et la sécurité des comptes, ouverts à tout le réseau et enregistrés chaque fois que c’est possible.',
      },
      {
        title: 'Des collègues, enfin',
        description:
          'Une communauté de créateurs et créatrices qui se disent leurs tarifs, se signalent les mauvais briefs et se soutiennent à chaque lancement.',
      },
      {
        title: 'Des conditions lisibles',
        description:
          'Rémunération, délais, droits d’utilisation et date de paiement sur une seule page, validée avant que tu filmes. Un partenariat équitable, parce que vérifiable.',
      },
    ],
    ctaTitle: '{minFollowers} abonnés ? La place de gauche est à toi.',
    ctaSubtitle:
      'Envoie-nous ton lien Instagram ou TikTok. Si ta communauté a grandi de façon organique, on aimerait faire sa connaissance.',
    ctaButton: 'Je postule',
  },
  forBrandsPage: {
    pageTitle: 'Vous avez le brief. Voici la voix.',
    advantages: [
      {
        title: 'Une portée à la bonne adresse',
        description:
          'Nous croisons l’audience, la langue et le marché : votre budget touche exactement les gens que vous auriez choisis.',
      },
      {
        title: 'Un engagement qui a du répondant',
        description:
          'Des créateurs et créatrices à partir de {minFollowers} abonnés organiques, dont les commentaires se lisent comme des conversations, parce que c’en sont.',
      },
      {
        title: 'Des résultats traçables',
        description:
          'Des liens et codes de suivi, des indicateurs convenus d’avance et un bilan de campagne qui met en regard la dépense et ce qu’elle a rapporté.',
      },
      {
        title: 'Des idées taillées pour le feed',
        description:
          'Des concepts de campagne écrits avec celle ou celui qui filme, pensés pour la vidéo verticale et ses deux premières secondes.',
      },
      {
        title: 'Un réseau passé au crible',
        description:
          'Ton, esthétique, qualité de l’audience : chaque profil est vérifié avant d’entrer dans votre shortlist, quel que soit le marché.',
      },
    ],
    ctaTitle: 'La place de droite est libre.',
    ctaSubtitle:
      'Parlez-nous du produit, du marché et de la date. Nous vous présentons des profils qui vous correspondent et, pour chacun, nos raisons.',
    ctaButton: 'Lancer une collaboration',
  },
  blogPage: {
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
    samplePosts: [
      {
        title: 'Confiez la caméra à l’IA, pas le point de vue',
        categoryKey: 'ai',
        author: 'Marta Zielińska',
        excerpt:
          'Brouillons, légendes, premiers montages : déléguez. Votre point de vue, c’est pour lui qu’on vous suit. Gardez-le.',
      },
      {
        title: 'Perdre son téléphone, pas son compte',
        categoryKey: 'cybersecurity',
        author: 'Jonas Weber',
        excerpt:
          'Des clés d’accès, des codes de secours et un deuxième admin. Une routine de quarante minutes qui sauve des années de contenus.',
      },
      {
        title: 'Le brief auquel on dit oui',
        categoryKey: 'influencerMarketing',
        author: 'Ola Kowalczyk',
        excerpt:
          'Un message, deux impératifs et de la place pour improviser. Nous avons décortiqué les briefs qui reçoivent une réponse le jour même.',
      },
      {
        title: 'La Gen Z lit d’abord les commentaires',
        categoryKey: 'genZ',
        author: 'Camille Laurent',
        excerpt:
          'La vidéo ouvre la porte, les commentaires décident. Ce que cela change pour vos réponses et votre post épinglé.',
      },
      {
        title: 'Comment repérer un abonné qui n’existe pas',
        categoryKey: 'influencerMarketing',
        author: 'Daniel Ruiz',
        excerpt:
          'Cinq signes d’une audience achetée, visibles de l’extérieur, et la question qui tranche.',
      },
      {
        title: 'Cette marque qui vous écrit n’en est peut-être pas une',
        categoryKey: 'cybersecurity',
        author: 'Ingrid Solheim',
        excerpt:
          'Les fausses offres de collaboration visent les comptes qui sortent d’un bon mois. Voici comment lire une adresse d’expéditeur.',
      },
    ],
    searchLabel: 'Rechercher un article',
    categoryLabel: 'Rubrique',
    resultCount: '{count} {{article|articles}}',
    clearFilters: 'Voir tous les articles',
    menu: {
      label: 'Options de l’article « {title} »',
      copyLink: 'Copier le lien',
      linkCopied: 'Lien copié',
      share: 'Partager',
      email: 'E-mail',
    },
  },
  trainingEventsPage: {
    pageTitle: 'Répéter avant de tourner',
    upcomingTitle: 'Prochains événements',
    archiveTitle: 'Archives',
    noUpcoming:
      'Rien à l’affiche pour le moment. Les nouvelles sessions sont d’abord annoncées ici.',
    noPast:
      'Les archives sont vides pour l’instant. Quand une session est enregistrée, son replay arrive ici.',
    registerButton: 'S’inscrire',
    watchRecordingButton: 'Voir le replay',
    recordingNotAvailable: 'Replay indisponible',
    sampleUpcomingEvents: [
      {
        title: 'Monter une vidéo verticale avec l’IA',
        format: 'Atelier en ligne, 2 heures',
        summary:
          'De quarante minutes de rushs à trois montages. Venez avec une vidéo brute, repartez avec un post prêt à publier.',
      },
      {
        title: 'À double tour : protéger son compte créateur',
        format: 'Webinaire en direct, 60 minutes',
        summary:
          'Clés d’accès, phishing et plan de secours : on s’exerce en direct, sur ses propres comptes, sous un œil expert.',
      },
      {
        title: 'Des prompts qui parlent comme vous',
        format: 'Atelier en ligne, 90 minutes',
        summary:
          'Mettez votre voix noir sur blanc dans une charte éditoriale et apprenez à un assistant IA à s’y tenir, accent compris.',
      },
      {
        title: 'Comptes de marque : qui a les clés ?',
        format: 'Webinaire en direct, 45 minutes',
        summary:
          'Rôles, accès et passations pour les équipes marketing qui partagent un mot de passe, et comment arrêter de le partager.',
      },
    ],
    samplePastEvents: [
      {
        title: 'Lire un contrat en vingt minutes',
      },
      {
        title: 'Sous-titres : l’IA écrit, l’humain relit',
      },
      {
        title: 'Soirée phishing : les fausses offres démontées en direct',
      },
      {
        title: 'À huis clos : tarifs et négociations',
      },
    ],
    registerMessage: 'Je souhaite m’inscrire à la session « {title} ».',
  },
  contactPage: {
    pageTitle: 'On se parle ?',
    intro:
      'Créateurs d’un côté de l’écran, marques de l’autre. À Varsovie, une vraie personne lit chaque message.',
    typeLabel: 'Objet du message',
    types: {
      general: 'Demande générale',
      influencer: 'Rejoindre le réseau',
      brand: 'Projet de marque',
    },
    formTitles: {
      general: 'Envoyez-nous un message',
      influencer: 'Rejoins notre réseau',
      brand: 'Lancez votre collaboration',
    },
    buttons: {
      general: 'Envoyer le message',
      influencer: 'Envoyer ma candidature',
      brand: 'Envoyer la demande',
      sending: 'Envoi en cours…',
    },
    fields: {
      name: 'Prénom et nom',
      email: 'Adresse e-mail',
      profileLink: 'Lien de ton profil Instagram ou TikTok',
      message: 'Message',
      required: 'obligatoire',
    },
    placeholders: {
      name: 'Anna Nowak',
      email: 'anna@example.com',
      profileLink: 'https://www.tiktok.com/@tonpseudo',
      messageGeneral: 'De quoi aimeriez-vous parler ?',
      messageInfluencer: 'Tu publies sur quoi, et qui te regarde ?',
      messageBrand: 'Le produit, le marché et la date que vous avez en tête.',
    },
    hints: {
      profileLink: 'À partir de {minFollowers} abonnés organiques.',
    },
    fieldErrors: {
      name: 'Merci d’indiquer un prénom et un nom.',
      email: 'Merci d’indiquer une adresse e-mail.',
      emailFormat: 'Cette adresse e-mail semble incomplète.',
      profileLink: 'Merci d’indiquer le lien de ton profil Instagram ou TikTok.',
      message: 'Merci d’écrire un message, même court.',
      profileLinkFormat: 'Format non reconnu : il faut un lien Instagram ou TikTok, ou un @pseudo.',
      tooLong: 'C’est trop long : {max} caractères au maximum.',
      forbiddenCharacters: 'Certains caractères ne sont pas acceptés ici.',
    },
    errors: {
      title: 'Erreur de saisie',
      required: 'Merci de remplir tous les champs obligatoires (nom, e-mail, message).',
      profileLink: 'Merci d’indiquer le lien de ton profil Instagram ou TikTok.',
    },
    success: {
      title: 'Message envoyé !',
      description: 'Merci de nous avoir écrit. Notre réponse ne tardera pas.',
    },
    direct: {
      title: 'Contact direct',
      emailLabel: 'E-mail',
      email: 'hello@duet.example',
      phoneLabel: 'Téléphone',
      phone: '+48 22 000 00 00',
      addressLabel: 'Adresse',
      address: 'Varsovie, Pologne',
    },
    officeHours: {
      title: 'Nos horaires',
      days: 'Du lundi au vendredi',
      hours: 'De {opens} à {closes} (CET/CEST)',
      note: 'Heure de Varsovie, la même qu’à Paris',
    },
    responseTime: {
      title: 'Notre réponse',
      text: 'Sous {responseHours} heures, du lundi au vendredi.',
    },
    charactersLeft: 'Il reste {count} {{caractère|caractères}}',
    privacy:
      'Ces informations ne nous servent qu’à répondre. Nous les effaçons au bout de {retentionDays} jours.',
    failure: {
      offline: {
        title: 'Pas de connexion',
        description:
          'Le message est conservé ici. Il suffira de l’envoyer quand la connexion reviendra.',
      },
      unknown: {
        title: 'Envoi non confirmé',
        description:
          'Nous ne savons pas si le message est arrivé. Réessayer est sans risque : il ne partira pas deux fois.',
      },
      retryable: {
        title: 'Message non envoyé',
        description:
          'Le problème est de notre côté. Le texte est conservé : merci de réessayer dans un instant.',
      },
      rejected: {
        title: 'Message non envoyé',
        description: 'Merci de vérifier les champs signalés.',
      },
      tooMany: {
        title: 'Trop de messages',
        description: 'Merci de réessayer dans {minutes} {{minute|minutes}}.',
      },
      retry: 'Réessayer',
    },
    received: {
      title: 'Le message est bien arrivé.',
      back: 'Retour au site',
    },
    draftRestored: 'Le texte commencé est toujours là.',
    honeypot: 'Merci de laisser ce champ vide',
  },
  footer: {
    subtitle: 'Création et marque. Deux voix, un seul écran.',
    rights: 'Tous droits réservés.',
    quickLinks: 'Accès rapide',
    connectWithUs: 'Restons en contact',
    email: 'hello@duet.example',
    phone: '+48 22 000 00 00',
    languages: 'Ce site dans d’autres langues',
  },
  langSwitcher: {
    current: 'Langue actuelle',
    open: 'Choisir une langue',
    failed: {
      title: 'Changement de langue impossible',
      description: 'La page reste en {language} pour l’instant. Merci de réessayer.',
    },
  },
  ui: {
    skipToContent: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    mainNavigation: 'Navigation principale',
    loading: 'Chargement',
    notifications: 'Notifications (F8)',
    dismiss: 'Fermer',
    opensInNewTab: 's’ouvre dans un nouvel onglet',
    by: 'Par {author}',
    copyFailed: 'Le lien n’a pas pu être copié',
    chooseLanguage: 'Choisissez votre langue',
    notStarted:
      'Une partie du site n’a pas pu se charger. La lecture et les liens restent possibles.',
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Cette page n’a pas pu s’afficher.',
    home: 'Retour à l’accueil',
    reload: 'Recharger la page',
  },
  meta: {
    home: {
      title: 'Marques et créateurs à l’unisson',
      description:
        'Agence de marketing d’influence à Varsovie. Nous marions les marques à des créateurs et créatrices TikTok et Instagram, à partir de {minFollowers} abonnés organiques.',
    },
    forInfluencers: {
      title: 'Côté créateurs : garde ta voix, trouve ton duo',
      description:
        'Des collaborations qui collent à ton feed, des conseils pour grandir, des formations et des conditions lisibles, à partir de {minFollowers} abonnés organiques.',
    },
    forBrands: {
      title: 'Côté marques : des créateurs que l’on croit sur parole',
      description:
        'Une portée ciblée, un engagement sincère et des résultats traçables, grâce à un réseau international de créateurs et créatrices passé au crible.',
    },
    blog: {
      title: 'Blog : notes des deux côtés de l’écran',
      description:
        'Des lectures courtes et pratiques sur les outils d’IA, la sécurité des comptes, le marketing d’influence et la Gen Z.',
    },
    training: {
      title: 'Formations et événements pour créateurs et équipes marketing',
      description:
        'Des ateliers en ligne et des webinaires sur les outils d’IA et la cybersécurité, avec les replays des sessions passées.',
    },
    contact: {
      title: 'Contact : on se parle ?',
      description:
        'Créateurs, marques ou simple curiosité : écrivez-nous. Nous répondons sous {responseHours} heures, du lundi au vendredi.',
    },
  },
} satisfies Translation

export default fr
