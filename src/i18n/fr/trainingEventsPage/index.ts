import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Ateliers IA et sécurité pour créateurs et marques',
    description:
      'Montage, prompts, clés d’accès : ateliers et webinaires gratuits en ligne, pour créateurs et marques, en anglais et en polonais pour l’instant.',
  },
  pageTitle: 'Répéter avant de tourner',
  lead: 'Pour les créateurs et les équipes marketing : ateliers gratuits en direct sur l’IA et la sécurité des comptes.',
  upcomingTitle: 'Prochains événements',
  archiveTitle: 'Archives',
  noUpcoming:
    'Pas de date pour le moment : la prochaine s’affichera ici. Un sujet à proposer ? Écrivez-nous.',
  noPast: 'Pas encore d’archives. S’il y a un replay, il s’affichera ici.',
  registerButton: 'S’inscrire',
  watchRecordingButton: 'Voir le replay',
  recordingNotAvailable: 'Replay indisponible',
  addToCalendar: 'Ajouter au calendrier',
  warsawTime: '{time}, heure de Varsovie',
  yourTime: '{time} chez vous',
  duration: '{minutes} min',
  speaker: 'Avec {name}',
  places: '{places} places',
  free: 'Gratuit',
  heldIn: {
    en: 'En anglais',
    pl: 'En polonais',
    de: 'En allemand',
    fr: 'En français',
    es: 'En espagnol',
    ru: 'En russe',
    no: 'En norvégien',
  },
  sampleNote: 'Dates et noms inventés, archives comprises.',
  confirmation: 'La place n’est réservée qu’après notre confirmation par e-⁠mail.',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Monter une vidéo verticale avec l’IA',
      format: 'Atelier en ligne',
      speaker: 'Marta Zielińska',
      summary:
        'De quarante minutes de rushs à trois montages. Et la mention à prévoir quand l’IA a retouché un corps ou un visage.',
    },
    'account-security': {
      title: 'À double tour : protéger son compte créateur',
      format: 'Webinaire en direct',
      speaker: 'Jonas Weber',
      summary:
        'Clés d’accès, phishing, plan de secours : la démonstration à l’écran, les mêmes gestes sur votre compte, puis vos questions.',
    },
    'prompts-in-your-voice': {
      title: 'Des prompts accordés à votre voix',
      format: 'Atelier en ligne',
      speaker: 'Camille Laurent',
      summary:
        'Mettez votre voix noir sur blanc dans une charte éditoriale et apprenez à un assistant IA à s’y tenir, tics compris.',
    },
    'brand-accounts': {
      title: 'Comptes de marque : qui a les clés ?',
      format: 'Webinaire en direct',
      speaker: 'Jonas Weber',
      summary:
        'Rôles, accès, passations : pour les équipes marketing qui partagent un mot de passe et voudraient arrêter.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Lire un contrat en vingt minutes',
      summary: 'Droits d’utilisation, exclusivité, délais : où regarder d’abord.',
    },
    'captions-with-ai': {
      title: 'Sous-⁠titres : l’IA écrit, l’humain relit',
      summary: 'Noms propres, blagues, rythme : ce que la machine n’entend pas.',
    },
    'phishing-night': {
      title: 'Soirée phishing : les fausses offres démontées en direct',
      summary: 'Expéditeur, lien, urgence : ce qui doit alerter.',
    },
    'rates-and-negotiations': {
      title: 'À huis clos : négocier ses tarifs',
      summary: 'Tarif, droits d’utilisation, et ce silence qui suit le chiffre annoncé.',
    },
  },
  read: {
    'mark-the-ad': 'À lire : Dites « pub » avant qu’on le dise pour vous',
    'a-brief-that-gets-a-yes': 'À lire : Le brief auquel on dit oui',
    'ai-holds-the-camera': 'À lire : Confiez le montage à l’IA, pas le point de vue',
    'false-brand-mail': 'À lire : Cette marque qui vous écrit n’en est peut-⁠être pas une',
  },
  ticket: {
    title: 'Le billet',
    lead: 'Une moitié porte déjà un nom. Et l’autre, pour qui ?',
    unconfirmed: 'Valable après notre confirmation',
    whole: 'Les deux moitiés sont prises.',
    bring: 'Offrir l’autre moitié',
    free: 'Place à offrir',
    separately: 'Inscription séparée',
    save: 'Enregistrer l’image',
    notSaved: 'L’image n’a pas pu être enregistrée',
    note: 'Le billet n’est gardé que dans cet onglet. Le nom inscrit dessus figure aussi dans le lien à envoyer.',
    linkCopied: 'Lien copié. Il ne reste qu’à l’envoyer.',
    invitation: '{name} a une moitié de ce billet. L’autre est encore libre.',
    alt: 'Billet pour « {title} »',
  },
  ctaTitle: 'À la prochaine répétition.',
  ctaSubtitle:
    'Donnez-nous un sujet et vos disponibilités. Nous répondons par une date, ou par un franc « pas encore ».',
  ctaButton: 'Demander une date',
  ctaBlog: 'Lire les articles',
  registerMessage: 'Je souhaite m’inscrire à la session « {title} ».',
} satisfies Texts['trainingEventsPage']
