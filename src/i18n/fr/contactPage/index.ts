import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Contact à Varsovie : on se parle ?',
    description:
      'Une question, une candidature, un brief ? Un message à Duet, à Varsovie, et quelqu’un répond sous {responseHours} heures, en semaine.',
  },
  pageTitle: 'On se parle ?',
  intro: 'Créateurs, marques, curieux : à Varsovie, quelqu’un lit tout.',
  typeLabel: 'Objet du message',
  types: {
    general: 'Une question',
    influencer: 'Une candidature',
    brand: 'Un brief',
  },
  formTitles: {
    general: 'Envoyez-⁠nous un message',
    influencer: 'Rejoins notre réseau',
    brand: 'Envoyez-⁠nous votre brief',
  },
  buttons: {
    general: 'Envoyer le message',
    influencer: 'Envoyer ma candidature',
    brand: 'Envoyer le brief',
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
    messageBrand: 'Que lancez-vous, où et quand ?',
  },
  hints: {
    profileLink: 'À partir de {minFollowers} abonnés organiques.',
  },
  fieldErrors: {
    name: 'Il manque un prénom et un nom.',
    email: 'Il manque une adresse e-⁠mail.',
    emailFormat: 'Cette adresse e-⁠mail paraît incomplète. Exemple : anna@example.com.',
    profileLink: 'Il manque le lien de ton profil Instagram ou TikTok.',
    message: 'Il manque un message, même court.',
    profileLinkFormat: 'Format non reconnu : il faut un lien Instagram ou TikTok, ou un @pseudo.',
    tooLong: 'Un peu trop long : {max} caractères au maximum.',
    forbiddenCharacters: 'Certains caractères ne passent pas ici : il faut les retirer.',
  },
  errors: {
    title: 'Erreur de saisie',
    required: 'Merci de remplir tous les champs obligatoires (nom, e-⁠mail, message).',
    profileLink: 'Il manque le lien de ton profil Instagram ou TikTok.',
    fields: 'À vérifier : {fields}.',
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
    open: 'Ouvert : il est {time} à Varsovie',
    closed: 'Fermé, réouverture {weekday} à {opens}',
  },
  responseTime: {
    title: 'Délai de réponse',
    text: 'Sous {responseHours} heures, en semaine',
  },
  charactersLeft: 'Il reste {count} {{caractère|caractères}}',
  privacy: {
    general: 'Ces informations servent à répondre au message.',
    influencer:
      'Ces informations servent à étudier la candidature et le profil indiqué, puis à répondre.',
    brand: 'Ces informations servent à répondre et à préparer un accord.',
    registration: 'Ces informations servent à enregistrer l’inscription et à répondre.',
    kept: 'Elles sont effacées au bout de {retentionDays} jours, sauf si une collaboration a commencé entre-temps.',
  },
  notice: {
    title: 'Ce que deviennent ces données',
    controller: {
      term: 'Responsable du traitement',
      text: 'Duet, {address}. Pour toute question sur les données personnelles : {email}.',
    },
    purpose: {
      term: 'Finalités et bases légales',
      text: 'Mesures précontractuelles, à la demande de la personne qui écrit (article 6.1.b du RGPD) : étudier une candidature, analyse du profil comprise, enregistrer une inscription, préparer un accord. Notre intérêt légitime (article 6.1.f du RGPD) : répondre aux autres messages et écarter le spam. Un filtre automatique signale, une personne décide.',
    },
    voluntary: {
      term: 'Caractère facultatif',
      text: 'Rien n’oblige à fournir ces données. Mais sans les champs obligatoires, impossible de répondre.',
    },
    recipients: {
      term: 'Destinataires',
      text: 'Les prestataires qui hébergent ce site et la messagerie, sur nos instructions. Une marque ne reçoit l’analyse d’un profil qu’avec le consentement de la personne concernée (article 6.1.a du RGPD).',
    },
    retention: {
      term: 'Durée de conservation',
      text: '{retentionDays} jours à compter de l’envoi ; si l’échange devient une collaboration, aussi longtemps que le droit des contrats et le droit fiscal l’exigent (article 6.1.b et c du RGPD). Les sauvegardes sont purgées au plus tard {backupDays} jours après l’effacement. Une empreinte (hachage) de l’adresse IP, qui limite les envois en série, disparaît au bout d’une demi-heure au plus. Le journal du serveur ne garde qu’une adresse IP tronquée. Un texte commencé reste dans cet onglet du navigateur, et là seulement, jusqu’à l’envoi ou à la fermeture de l’onglet. Les données d’un billet (événement et noms) et la voix dessinée sur la page d’accueil restent dans l’onglet jusqu’à sa fermeture. Pour le reste, le navigateur ne retient que la langue, et ce site ne dépose aucun cookie.',
    },
    rights: {
      term: 'Droits',
      text: 'Accès, rectification, effacement, limitation, portabilité et opposition ; un consentement se retire à tout moment. Un simple e-⁠mail suffit.',
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
    outdated: {
      title: 'Le formulaire a changé',
      description:
        'Il faut recharger la page pour afficher la version actuelle. Le texte est conservé.',
    },
    tooMany: {
      title: 'Trop de messages',
      description:
        'Nouvel essai possible dans {minutes} {{minute|minutes}}. Le message est conservé ici.',
    },
    retry: 'Réessayer',
  },
  received: {
    title: 'Le message est bien arrivé.',
    registered: 'La demande d’inscription est bien arrivée.',
    next: 'Et ensuite ?',
    back: 'Retour au site',
    now: 'Maintenant',
    stored: 'Tout est conservé.',
    reader: 'À Varsovie, quelqu’un lit le message.',
    byEmail: 'La réponse arrive par e-⁠mail.',
    toEmail: 'La réponse arrive à l’adresse {email}.',
    again: 'Écrire un autre message',
  },
  registrationTitle: 'Inscription',
  registrationButton: 'Envoyer l’inscription',
  registrationOver:
    'Cette session a déjà eu lieu. Envie d’en parler quand même ? Il suffit de nous écrire.',
  draftRestored: 'Le texte commencé est toujours là, dans cet onglet seulement.',
  honeypot: 'Champ à laisser vide',
} satisfies Texts['contactPage']
