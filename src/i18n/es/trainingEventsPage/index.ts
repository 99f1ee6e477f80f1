import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Talleres de IA y ciberseguridad para influencers',
    description:
      'Trae un clip y llévate una publicación: talleres en línea y webinars en directo sobre IA y seguridad de cuentas, por ahora en inglés y polaco.',
  },
  pageTitle: 'Ensaya antes de grabar',
  lead: 'Para influencers y equipos de marketing: talleres gratuitos en directo sobre IA y seguridad de cuentas, por ahora en inglés y polaco.',
  upcomingTitle: 'Próximos eventos',
  archiveTitle: 'Archivo',
  noUpcoming: 'Ahora mismo no hay fechas. Las próximas sesiones se anuncian primero aquí.',
  noPast: 'El archivo está vacío por ahora. Cuando se graba una sesión, el vídeo aparece aquí.',
  registerButton: 'Inscríbete',
  watchRecordingButton: 'Ver grabación',
  recordingNotAvailable: 'Grabación no disponible',
  addToCalendar: 'Añadir al calendario',
  warsawTime: '{time}, hora de Varsovia',
  yourTime: '{time} en tu zona horaria',
  duration: '{minutes} min',
  speaker: 'Con {name}',
  places: '{places} plazas',
  free: 'Gratis',
  heldIn: {
    en: 'En inglés',
    pl: 'En polaco',
    de: 'En alemán',
    fr: 'En francés',
    es: 'En español',
    ru: 'En ruso',
    no: 'En noruego',
  },
  sampleNote: 'Fechas y ponentes de ficción en todos los eventos.',
  confirmation: 'Tendrás plaza cuando te la confirmemos por correo.',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'Edición de vídeo vertical con IA',
      format: 'Taller en línea',
      speaker: 'Marta Zielińska',
      summary:
        'Cuarenta minutos de material, tres montajes. Trae tu propio clip en bruto. Veremos también cuándo hay que avisar de un retoque de piel o de cuerpo.',
    },
    'account-security': {
      title: 'Bajo llave: ciberseguridad para influencers',
      format: 'Webinar en directo',
      speaker: 'Jonas Weber',
      summary:
        'Passkeys, phishing y un plan de recuperación, paso a paso. Ten a mano el teléfono y la contraseña: la cuenta que se protege es la tuya.',
    },
    'prompts-in-your-voice': {
      title: 'Prompts que suenan a ti',
      format: 'Taller en línea',
      speaker: 'Camille Laurent',
      summary:
        'Haz una guía de estilo de tu propia voz y enseña a un asistente de IA a redactar con ella, muletillas incluidas.',
    },
    'brand-accounts': {
      title: 'Cuentas de marca sin intrusos',
      format: 'Webinar en directo',
      speaker: 'Jonas Weber',
      summary:
        'Roles, accesos y relevos para equipos de marketing que comparten contraseña y quieren dejar de hacerlo.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Leer un contrato en veinte minutos',
      summary: 'Derechos de uso, exclusividad, plazos: dónde mirar primero.',
    },
    'captions-with-ai': {
      title: 'Subtítulos con IA, revisados por personas',
      summary: 'Nombres, bromas, ritmo: lo que la máquina no oye.',
    },
    'phishing-night': {
      title: 'Noche de phishing: desmontamos ofertas falsas en directo',
      summary: 'Remitente, enlace, prisas: lo que delata una oferta falsa.',
    },
    'rates-and-negotiations': {
      title: 'En voz alta: negociar tus honorarios',
      summary: 'Tarifa, derechos de uso y el silencio después de decir la cifra.',
    },
  },
  read: {
    'mark-the-ad': 'Para leer: Di que es publicidad antes de que lo digan otros',
    'a-brief-that-gets-a-yes': 'Para leer: El brief que consigue un sí',
    'ai-holds-the-camera': 'Para leer: Que la IA sostenga la cámara, no la opinión',
    'false-brand-mail': 'Para leer: Esa marca que te escribe quizá no lo sea',
  },
  ticket: {
    title: 'Tu entrada',
    lead: 'Una mitad lleva tu nombre. ¿De quién es la otra?',
    unconfirmed: 'Válida cuando la confirmemos por correo',
    whole: 'Las dos mitades tienen nombre.',
    bring: 'Envía la otra mitad',
    free: 'Acompañante',
    separately: 'Se inscribe por separado',
    save: 'Guardar como imagen',
    notSaved: 'No se ha podido guardar la imagen',
    note: 'La entrada solo se conserva en esta pestaña. El enlace que envías lleva tu nombre.',
    linkCopied: 'Enlace copiado. Solo falta enviarlo.',
    invitation: '{name} tiene una mitad de esta entrada. La otra sigue libre.',
    alt: 'Entrada para «{title}»',
  },
  ctaTitle: 'Hasta el próximo ensayo.',
  ctaSubtitle:
    'Dinos qué tema te interesa y cuándo puedes. Te respondemos con una fecha o con un «todavía no» sincero.',
  ctaButton: 'Pide una fecha',
  ctaBlog: 'Lee los artículos',
  registerMessage: 'Quiero inscribirme en «{title}».',
} satisfies Texts['trainingEventsPage']
