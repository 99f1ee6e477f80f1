import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Contact : on se parle ?',
    description:
      'Créateurs, marques ou simple curiosité : écrivez-nous. Nous répondons sous {responseHours} heures, du lundi au vendredi.',
  },
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
    general: 'Envoyez-⁠nous un message',
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
    emailFormat: 'Cette adresse e-mail semble incorrecte.',
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
    phoneLabel: 'Téléphone',
    addressLabel: 'Adresse',
    address: 'Varsovie, Pologne',
  },
  officeHours: {
    title: 'Nos horaires',
    days: 'Du lundi au vendredi',
    hours: 'De {opens} à {closes} (CET/CEST)',
    note: 'Heure de Varsovie, la même qu’à Paris',
    open: 'Ouvert en ce moment',
    closed: 'Fermé en ce moment',
  },
  responseTime: {
    title: 'Délai de réponse',
    text: 'Sous {responseHours} heures, du lundi au vendredi.',
  },
  charactersLeft: 'Il reste {count} {{caractère|caractères}}',
  privacy:
    'Ces informations ne nous servent qu’à répondre. Nous les effaçons au bout de {retentionDays} jours.',
  notice: {
    title: 'Ce que deviennent ces données',
    controller: {
      term: 'Responsable du traitement',
      text: 'Duet, {address}. Pour toute question sur les données personnelles : {email}.',
    },
    purpose: {
      term: 'Finalités et bases légales',
      text: 'Répondre au message et, le cas échéant, préparer un contrat (article 6.1.b du RGPD). S’y ajoute notre intérêt légitime à répondre aux personnes qui écrivent et à écarter le spam (article 6.1.f du RGPD).',
    },
    voluntary: {
      term: 'Caractère facultatif',
      text: 'Rien n’oblige à fournir ces données. Mais sans les champs obligatoires, impossible de répondre.',
    },
    recipients: {
      term: 'Destinataires',
      text: 'Uniquement les prestataires qui hébergent ce site et la messagerie, sur nos instructions.',
    },
    retention: {
      term: 'Durée de conservation',
      text: '{retentionDays} jours à compter de l’envoi. Les sauvegardes sont effacées au plus tard {backupDays} jours après. Une empreinte (hachage) de l’adresse IP, qui aide à écarter le spam, est effacée au bout d’une demi-heure au plus tard.',
    },
    rights: {
      term: 'Droits',
      text: 'Accès, rectification, effacement, limitation, portabilité et opposition. Un simple e-mail suffit.',
    },
    complaint: {
      term: 'Réclamation',
      text: 'Auprès de l’autorité polonaise (UODO, {authority}) ou de celle du pays de résidence, la CNIL en France.',
    },
  },
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
      description:
        'Merci de réessayer dans {minutes} {{minute|minutes}}. Le message est conservé ici.',
    },
    retry: 'Réessayer',
  },
  received: {
    title: 'Le message est bien arrivé.',
    back: 'Retour au site',
    reader: 'À Varsovie, une vraie personne le lira.',
    answer: 'Elle répondra par e-mail sous {responseHours} heures, du lundi au vendredi.',
    again: 'Écrire un autre message',
  },
  registration: 'Inscription',
  registrationOver:
    'Cette session est passée. Le sujet donne envie d’en parler ? Il suffit de nous écrire.',
  draftRestored: 'Le texte commencé est toujours là.',
  honeypot: 'Merci de laisser ce champ vide',
} satisfies NamespaceContactPageTranslation
