import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Formations et événements pour créateurs et marques',
    description:
      'Des ateliers en ligne et des webinaires sur les outils d’IA et la cybersécurité, avec les replays des sessions passées.',
  },
  pageTitle: 'Répéter avant de tourner',
  upcomingTitle: 'Prochains événements',
  archiveTitle: 'Archives',
  noUpcoming: 'Rien à l’affiche pour le moment. Les nouvelles sessions sont d’abord annoncées ici.',
  noPast:
    'Les archives sont vides pour l’instant. Quand une session est enregistrée, son replay arrive ici.',
  registerButton: 'S’inscrire',
  watchRecordingButton: 'Voir le replay',
  recordingNotAvailable: 'Replay indisponible',
  addToCalendar: 'Ajouter au calendrier',
  warsawTime: '{time}, heure de Varsovie',
  yourTime: '{time} chez vous',
  duration: '{minutes} min',
  speaker: 'Avec {name}',
  places: 'Places : {places}',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Monter une vidéo verticale avec l’IA',
      format: 'Atelier en ligne',
      speaker: 'Jonas Weber',
      summary:
        'De quarante minutes de rushs à trois montages. Venez avec une vidéo brute, repartez avec un post prêt à publier.',
    },
    'account-security': {
      title: 'À double tour : protéger son compte créateur',
      format: 'Webinaire en direct',
      speaker: 'Marta Zielińska',
      summary:
        'Clés d’accès, phishing et plan de secours : on s’exerce en direct, sur ses propres comptes, sous un œil expert.',
    },
    'prompts-in-your-voice': {
      title: 'Des prompts qui parlent comme vous',
      format: 'Atelier en ligne',
      speaker: 'Camille Laurent',
      summary:
        'Mettez votre voix noir sur blanc dans une charte éditoriale et apprenez à un assistant IA à s’y tenir, accent compris.',
    },
    'brand-accounts': {
      title: 'Comptes de marque : qui a les clés ?',
      format: 'Webinaire en direct',
      speaker: 'Jonas Weber',
      summary:
        'Rôles, accès et passations pour les équipes marketing qui partagent un mot de passe, et comment arrêter de le partager.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Lire un contrat en vingt minutes',
    },
    'captions-with-ai': {
      title: 'Sous-⁠titres : l’IA écrit, l’humain relit',
    },
    'phishing-night': {
      title: 'Soirée phishing : les fausses offres démontées en direct',
    },
    'rates-and-negotiations': {
      title: 'À huis clos : tarifs et négociations',
    },
  },
  registerMessage: 'Je souhaite m’inscrire à la session « {title} ».',
} satisfies NamespaceTrainingEventsPageTranslation
