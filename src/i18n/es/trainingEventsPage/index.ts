import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Formación y eventos para influencers y marcas',
    description:
      'Talleres en línea y webinars sobre herramientas de IA y ciberseguridad, con grabaciones de los eventos anteriores.',
  },
  pageTitle: 'Ensaya antes de grabar',
  upcomingTitle: 'Próximos eventos',
  archiveTitle: 'Archivo',
  noUpcoming: 'Ahora mismo no hay nada en cartel. Las próximas sesiones se anuncian primero aquí.',
  noPast: 'El archivo está vacío por ahora. Cuando se graba una sesión, el vídeo aparece aquí.',
  registerButton: 'Inscríbete',
  watchRecordingButton: 'Ver grabación',
  recordingNotAvailable: 'Grabación no disponible',
  addToCalendar: 'Añadir al calendario',
  warsawTime: '{time}, hora de Varsovia',
  yourTime: '{time} en tu zona horaria',
  duration: '{minutes} min',
  speaker: 'Con {name}',
  places: 'Plazas: {places}',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Edición de vídeo vertical con IA',
      format: 'Taller en línea',
      speaker: 'Jonas Weber',
      summary:
        'De cuarenta minutos de material a tres montajes. Trae un clip sin editar y llévate una publicación terminada.',
    },
    'account-security': {
      title: 'Bajo llave: ciberseguridad para influencers',
      format: 'Webinar en directo',
      speaker: 'Marta Zielińska',
      summary:
        'Passkeys, phishing y planes de recuperación. Practicas en directo, en tus propias cuentas y con supervisión experta.',
    },
    'prompts-in-your-voice': {
      title: 'Prompts que suenan a ti',
      format: 'Taller en línea',
      speaker: 'Camille Laurent',
      summary:
        'Haz una guía de estilo de tu propia voz y enseña a un asistente de IA a redactar con ella, acento incluido.',
    },
    'brand-accounts': {
      title: 'Cuentas de marca sin intrusos',
      format: 'Webinar en directo',
      speaker: 'Jonas Weber',
      summary:
        'Roles, accesos y relevos para equipos de marketing que comparten una misma contraseña, y cómo dejar de compartirla.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Leer un contrato en veinte minutos',
    },
    'captions-with-ai': {
      title: 'Subtítulos con IA, revisados por personas',
    },
    'phishing-night': {
      title: 'Noche de phishing: desmontamos ofertas falsas en directo',
    },
    'rates-and-negotiations': {
      title: 'A puerta cerrada: tarifas y negociación',
    },
  },
  registerMessage: 'Quiero inscribirme en «{title}».',
} satisfies NamespaceTrainingEventsPageTranslation
