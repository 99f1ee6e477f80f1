import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Contacto en Varsovia: tienes la palabra',
    description:
      'Escribe a Duet como influencer, como marca o por pura curiosidad. Te contesta una persona desde Varsovia, en un plazo de {responseHours} horas, de lunes a viernes.',
  },
  pageTitle: 'Tienes la palabra.',
  intro: 'Dinos qué te trae por aquí. Cada mensaje lo lee una persona, en Varsovia.',
  typeLabel: 'Escribo…',
  types: {
    general: 'Por una duda',
    influencer: 'Como influencer',
    brand: 'Como marca',
  },
  formTitles: {
    general: 'Envíanos un mensaje',
    influencer: 'Únete a nuestra red',
    brand: 'Colabora con Duet',
  },
  buttons: {
    general: 'Enviar mensaje',
    influencer: 'Enviar perfil',
    brand: 'Enviar propuesta',
    sending: 'Enviando…',
  },
  fields: {
    name: 'Nombre completo',
    email: 'Correo electrónico',
    profileLink: 'Enlace a tu perfil de Instagram o TikTok',
    message: 'Mensaje',
    required: 'obligatorio',
  },
  placeholders: {
    name: 'Anna Nowak',
    email: 'anna@example.com',
    profileLink: 'https://www.tiktok.com/@tunombre',
    messageGeneral: '¿De qué te gustaría hablar?',
    messageInfluencer: '¿Qué publicas y quién te ve?',
    messageBrand: '¿Qué hay que contar, y a quién?',
  },
  hints: {
    profileLink: 'Mínimo: {minFollowers} seguidores orgánicos.',
  },
  fieldErrors: {
    name: 'Escribe tu nombre completo.',
    email: 'Escribe tu correo electrónico.',
    emailFormat: 'Revisa la dirección: tiene que ser como anna@example.com.',
    profileLink: 'Indica el enlace a tu perfil de Instagram o TikTok.',
    message: 'Escribe un mensaje, aunque sea breve.',
    profileLinkFormat: 'Tiene que ser un enlace de Instagram o TikTok, o un @usuario.',
    tooLong: 'Recorta un poco: caben {max} caracteres.',
    forbiddenCharacters: 'Hay un carácter que no podemos guardar. Bórralo o cámbialo por otro.',
  },
  errors: {
    title: 'Hay algo que revisar',
    required: 'Completa todos los campos obligatorios (nombre, correo y mensaje).',
    profileLink: 'Indica el enlace a tu perfil de Instagram o TikTok.',
    fields: 'Revisa esto: {fields}.',
  },
  success: {
    title: '¡Mensaje enviado!',
    description: 'Gracias por escribirnos. La respuesta te llegará por correo.',
  },
  direct: {
    title: 'Contacto directo',
    emailLabel: 'Correo electrónico',
    phoneLabel: 'Teléfono',
    addressLabel: 'Dirección',
    address: 'Varsovia, Polonia',
  },
  officeHours: {
    title: 'Horario de atención',
    days: 'De lunes a viernes',
    hours: 'De {opens} a {closes} (CET/CEST)',
    note: 'Hora de Varsovia, la misma que en Madrid',
    open: 'Abierto ahora · {time} en Varsovia',
    closed: 'Cerrado ahora; abrimos el {weekday} a las {opens}',
  },
  responseTime: {
    title: 'Tiempo de respuesta',
    text: 'En un plazo de {responseHours} horas, de lunes a viernes',
  },
  charactersLeft: '{count} {{carácter disponible|caracteres disponibles}}',
  privacy: {
    general: 'Usamos tus datos para responderte.',
    influencer: 'Usamos tus datos para analizar tu perfil y responderte.',
    brand: 'Usamos tus datos para responderte y preparar un acuerdo.',
    registration: 'Usamos tus datos para inscribirte y responderte.',
    kept: 'Se borran a los {retentionDays} días, salvo que empecemos a colaborar.',
  },
  notice: {
    title: 'Qué pasa con tus datos',
    controller: {
      term: 'Responsable',
      text: 'Duet, {address}. Para cualquier cuestión sobre tus datos, escribe a {email}.',
    },
    purpose: {
      term: 'Finalidad y base jurídica',
      text: 'Si presentas tu perfil, analizarlo; si te inscribes, gestionar tu inscripción; si lo pides, preparar un acuerdo (art. 6.1, letra b, del RGPD). En los demás mensajes, el interés legítimo en contestarte; en todos, el de frenar el spam: un filtro aparta los sospechosos y una persona los revisa (art. 6.1, letra f, del RGPD).',
    },
    voluntary: {
      term: 'Obligación de facilitar los datos',
      text: 'Ninguna, pero sin los campos obligatorios del formulario no podemos responderte.',
    },
    recipients: {
      term: 'Destinatarios',
      text: 'Las empresas que gestionan este sitio y el correo por encargo de Duet. Una marca solo recibe el análisis de tu perfil con tu consentimiento (art. 6.1, letra a, del RGPD).',
    },
    retention: {
      term: 'Plazo de conservación',
      text: '{retentionDays} días desde que escribes o, si de tu mensaje nace una colaboración, el tiempo que exija la legislación mercantil y fiscal (art. 6.1, letras b y c, del RGPD). Las copias de seguridad desaparecen, como muy tarde, {backupDays} días después del borrado. Una huella (hash) de tu dirección IP, que ayuda a frenar el spam, se borra en media hora como máximo; el registro del servidor solo guarda una dirección truncada. Lo que escribes y no envías se queda en tu navegador, solo en esta pestaña, hasta que lo envíes o la cierres; los datos de una entrada (evento y nombres) y lo que dibujas en la página de inicio, hasta que cierres la pestaña. Aparte de eso, tu navegador solo recuerda el idioma; no usamos cookies.',
    },
    rights: {
      term: 'Tus derechos',
      text: 'Acceso, rectificación, supresión, limitación, portabilidad, oposición y retirada de cualquier consentimiento. Basta un correo.',
    },
    complaint: {
      term: 'Reclamaciones',
      text: 'Ante la autoridad polaca de protección de datos (UODO, {authority}) o ante la de tu país; en España, la AEPD.',
    },
  },
  failure: {
    offline: {
      title: 'Sin conexión',
      description: 'Tu mensaje está a salvo aquí. Envíalo cuando vuelva la conexión.',
    },
    unknown: {
      title: 'Aún sin confirmar',
      description:
        'No hemos podido confirmar que tu mensaje haya llegado. Puedes volver a intentarlo: no se enviará dos veces.',
    },
    retryable: {
      title: 'Mensaje no enviado',
      description:
        'El fallo es nuestro. Tu texto sigue aquí: vuelve a intentarlo dentro de un momento.',
    },
    outdated: {
      title: 'El formulario ha cambiado',
      description: 'Recarga la página para ver la versión actual. Tu texto seguirá aquí.',
    },
    tooMany: {
      title: 'Vamos con calma',
      description:
        'Han llegado varios mensajes seguidos desde tu conexión. Vuelve a intentarlo dentro de {minutes} {{minuto|minutos}}: tu mensaje está a salvo aquí.',
    },
    retry: 'Reintentar',
  },
  received: {
    title: 'Mensaje recibido.',
    registered: 'Inscripción recibida.',
    next: '¿Y ahora?',
    back: 'Volver al inicio',
    now: 'Ahora',
    stored: 'Lo que has enviado está guardado.',
    reader: 'Lo leerá una persona en Varsovia.',
    byEmail: 'Te responderemos por correo.',
    toEmail: 'Te responderemos a {email}.',
    again: 'Escribir otro mensaje',
  },
  registrationTitle: 'Tu inscripción',
  registrationButton: 'Enviar inscripción',
  registrationOver:
    'Esta sesión ya se ha celebrado. Si el tema te interesa, escríbenos de todos modos.',
  draftRestored: 'Aquí sigue lo que habías empezado a escribir.',
  honeypot: 'Deja este campo vacío',
} satisfies Texts['contactPage']
