import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Contacto: tienes la palabra',
    description:
      'Escríbenos como influencer, como marca o por pura curiosidad. Respondemos en días laborables, en un plazo de {responseHours} horas.',
  },
  pageTitle: 'Tienes la palabra.',
  intro: 'Elige tu lado de la pantalla y escríbenos. Cada mensaje lo lee una persona, en Varsovia.',
  typeLabel: 'Escribo…',
  types: {
    general: 'Con una pregunta',
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
    messageBrand: 'El producto, el mercado y la fecha prevista.',
  },
  hints: {
    profileLink: 'Mínimo: {minFollowers} seguidores orgánicos.',
  },
  fieldErrors: {
    name: 'Escribe tu nombre completo.',
    email: 'Escribe tu correo electrónico.',
    emailFormat: 'Esta dirección de correo no parece correcta.',
    profileLink: 'Indica el enlace a tu perfil de Instagram o TikTok.',
    message: 'Escribe un mensaje breve.',
    profileLinkFormat: 'Tiene que ser un enlace de Instagram o TikTok, o un @usuario.',
    tooLong: 'Es demasiado largo: {max} caracteres como máximo.',
    forbiddenCharacters: 'Contiene caracteres no permitidos.',
  },
  errors: {
    title: 'Error en el formulario',
    required: 'Completa todos los campos obligatorios (nombre, correo y mensaje).',
    profileLink: 'Indica el enlace a tu perfil de Instagram o TikTok.',
  },
  success: {
    title: '¡Mensaje enviado!',
    description: 'Gracias por escribirnos. Te responderemos pronto.',
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
    note: 'Hora de Varsovia',
    open: 'Abierto ahora',
    closed: 'Cerrado ahora',
  },
  responseTime: {
    title: 'Tiempo de respuesta',
    text: 'De {responseHours} horas, en días laborables.',
  },
  charactersLeft: '{count} {{carácter disponible|caracteres disponibles}}',
  privacy:
    'Lo que escribes lo usamos solo para responderte y lo borramos a los {retentionDays} días.',
  notice: {
    title: 'Qué pasa con tus datos',
    controller: {
      term: 'Responsable',
      text: 'Duet, {address}. Para cualquier cuestión sobre tus datos, escribe a {email}.',
    },
    purpose: {
      term: 'Finalidad y base jurídica',
      text: 'Responderte y, si lo deseas, preparar un contrato (art. 6.1.b del RGPD). También el interés legítimo en responder a quien escribe y en frenar el spam (art. 6.1.f del RGPD).',
    },
    voluntary: {
      term: 'Obligación de facilitar los datos',
      text: 'Ninguna, pero sin los campos obligatorios del formulario no podemos responderte.',
    },
    recipients: {
      term: 'Destinatarios',
      text: 'Solo las empresas que gestionan este sitio y el correo por encargo de Duet.',
    },
    retention: {
      term: 'Plazo de conservación',
      text: '{retentionDays} días desde que escribes. De las copias de seguridad, tus datos desaparecen a más tardar {backupDays} días después. Un hash de tu dirección IP, que ayuda a frenar el spam, se borra en media hora como máximo.',
    },
    rights: {
      term: 'Tus derechos',
      text: 'Acceso, rectificación, supresión, limitación, portabilidad y oposición. Basta un correo.',
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
        'Tenemos un problema técnico. Tu texto sigue aquí: vuelve a intentarlo dentro de un momento.',
    },
    rejected: {
      title: 'Mensaje no enviado',
      description: 'Revisa los campos marcados.',
    },
    tooMany: {
      title: 'Demasiados mensajes',
      description:
        'Vuelve a intentarlo dentro de {minutes} {{minuto|minutos}}. Tu mensaje está a salvo aquí.',
    },
    retry: 'Reintentar',
  },
  received: {
    title: 'Tu mensaje ha llegado.',
    back: 'Volver al inicio',
    reader: 'Lo leerá una persona en Varsovia.',
    answer: 'Te responderemos por correo en días laborables, en un plazo de {responseHours} horas.',
    again: 'Escribir otro mensaje',
  },
  registration: 'Inscripción',
  registrationOver: 'Esta sesión ya ha pasado. Si el tema te interesa, escríbenos de todos modos.',
  draftRestored: 'Aquí sigue lo que habías empezado a escribir.',
  honeypot: 'Deja este campo vacío',
} satisfies NamespaceContactPageTranslation
