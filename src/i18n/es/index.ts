import type { Translation } from '../i18n-types.ts'

const es = {
  agencyName: 'Duet',
  nav: {
    home: 'Inicio',
    forInfluencers: 'Para influencers',
    forBrands: 'Para marcas',
    blog: 'Blog',
    training: 'Formación y eventos',
    contact: 'Contacto',
  },
  hero: {
    title: 'El mejor anuncio es un dúo.',
    subtitle:
      'Duet, agencia de marketing de influencia, empareja marcas con quienes crean contenido en TikTok e Instagram y se han ganado a pulso cada seguidor: al menos {minFollowers}, todos orgánicos. Dos voces, una pieza que se ve hasta el final.',
    ctaInfluencer: 'Únete como influencer',
    ctaBrand: 'Colabora como marca',
  },
  homePage: {
    coreServicesTitle: 'Así se hace un buen dúo',
    whyPartnerTitle: 'Por qué trabajar con Duet',
    elevateTitle: 'Encuentra tu otra mitad.',
    elevateSubtitle:
      'Dinos de qué lado de la pantalla estás. Respondemos en días laborables, en un plazo de {responseHours} horas, con el siguiente paso y sin newsletters.',
    services: {
      scouting: {
        title: 'Búsqueda de influencers',
        description:
          'Buscamos personas antes que cifras: gente que crea contenido en TikTok e Instagram, con al menos {minFollowers} seguidores orgánicos y una audiencia que contesta.',
      },
      analysis: {
        title: 'Análisis de perfiles',
        description:
          'Antes de presentar a nadie, estudiamos tres cosas: el tono de comunicación, la estética del contenido y el engagement de la audiencia. Te damos nuestra lectura por escrito.',
      },
      sourcing: {
        title: 'Selección de marcas y productos',
        description:
          'Encontramos productos que también se usan con la cámara apagada y cerramos con ambas partes el brief, las condiciones y el calendario.',
      },
      education: {
        title: 'Formación',
        description:
          'Talleres en línea y webinars sobre herramientas de IA y ciberseguridad, para que las ideas vayan más rápido y las cuentas sigan en buenas manos.',
      },
    },
    whyChoosePoints: [
      'Solo audiencias orgánicas. Ni seguidores comprados, ni likes pactados, ni excepciones.',
      'Un solo contacto en Varsovia, que conoce el brief y a la persona que lo graba.',
      'Honorarios, derechos de uso y plazos por escrito, antes de que nadie grabe.',
      'Briefs que cuidan el mensaje y no tocan la voz.',
      'Enlaces con seguimiento en cada campaña, para que el resultado sea una cifra.',
      'Siete idiomas y nada que suene a traducción.',
    ],
  },
  forInfluencersPage: {
    pageTitle: 'Tu voz de siempre. En buena compañía.',
    benefits: [
      {
        title: 'Marcas más allá de tu feed',
        description:
          'Colaboraciones con marcas de tu país y de fuera que encajan con lo que ya publicas. Ves el producto antes de decir que sí.',
      },
      {
        title: 'Cuatro ojos ven más que dos',
        description:
          'Repasamos tus números contigo para que tu audiencia crezca: qué retiene la atención, dónde se pierde y qué probar en las próximas diez publicaciones.',
      },
      {
        title: 'Formación para seguir al día',
        description:
          'Talleres en directo sobre herramientas de IA y seguridad de cuentas, abiertos a toda la red y grabados siempre que se puede.',
      },
      {
        title: 'Colegas, por fin',
        description:
          'Una comunidad de gente que se dedica a lo mismo que tú: comparte tarifas, avisa de los malos briefs y está ahí cuando lanzas algo.',
      },
      {
        title: 'Condiciones que se dejan leer',
        description:
          'Honorarios, plazos, derechos de uso y fecha de pago en una sola página, todo acordado antes de grabar. El trato es justo porque puedes comprobarlo.',
      },
    ],
    ctaTitle: '¿{minFollowers} seguidores? La mitad izquierda es tuya.',
    ctaSubtitle:
      'Envíanos el enlace a tu Instagram o TikTok. Si tu audiencia ha crecido de forma orgánica, nos gustaría conocerla.',
    ctaButton: 'Presenta tu perfil',
  },
  forBrandsPage: {
    pageTitle: 'Trae el brief. Le ponemos voz.',
    advantages: [
      {
        title: 'Alcance con destinatario',
        description:
          'Cruzamos audiencia, idioma y mercado para que tu presupuesto llegue justo a quien tú elegirías.',
      },
      {
        title: 'Engagement que responde',
        description:
          'Perfiles con {minFollowers} seguidores orgánicos o más y comentarios que parecen conversaciones porque lo son.',
      },
      {
        title: 'Cuentas claras',
        description:
          'Enlaces y códigos con seguimiento, métricas pactadas y un informe de cierre que compara el retorno con la inversión.',
      },
      {
        title: 'Ideas hechas para el feed',
        description:
          'Conceptos de campaña escritos con quien los va a grabar, pensados para el vídeo vertical y los dos primeros segundos.',
      },
      {
        title: 'Una red mirada con lupa',
        description:
          'Revisamos el tono, la estética y la calidad de la audiencia de cada perfil antes de proponerlo, sea cual sea el mercado.',
      },
    ],
    ctaTitle: 'La mitad derecha está libre.',
    ctaSubtitle:
      'Dinos el producto, el mercado y la fecha. Volvemos con perfiles que encajan y con el porqué de cada uno.',
    ctaButton: 'Propón una colaboración',
  },
  blogPage: {
    pageTitle: 'Apuntes desde ambos lados de la pantalla',
    searchPlaceholder: 'Buscar artículos…',
    categories: {
      all: 'Todo',
      ai: 'IA',
      cybersecurity: 'Ciberseguridad',
      influencerMarketing: 'Marketing de influencia',
      genZ: 'Generación Z',
    },
    noArticles: 'Aquí no hay nada todavía. Prueba con otra palabra o elige otra categoría.',
    samplePosts: [
      {
        title: 'Que la IA sostenga la cámara, no la opinión',
        categoryKey: 'ai',
        author: 'Marta Zielińska',
        excerpt:
          'Borradores, subtítulos, primeros montajes: que los haga ella. Pero te siguen por tu punto de vista, así que ese no lo sueltes.',
      },
      {
        title: 'Perder el teléfono, no la cuenta',
        categoryKey: 'cybersecurity',
        author: 'Jonas Weber',
        excerpt:
          'Passkeys, códigos de recuperación y otra persona como admin. Una rutina de cuarenta minutos que salva tu archivo entero.',
      },
      {
        title: 'El brief que consigue un sí',
        categoryKey: 'influencerMarketing',
        author: 'Ola Kowalczyk',
        excerpt:
          'Un mensaje, dos imprescindibles y margen para improvisar. Desmenuzamos los briefs que se contestan el mismo día.',
      },
      {
        title: 'La generación Z empieza por los comentarios',
        categoryKey: 'genZ',
        author: 'Camille Laurent',
        excerpt:
          'El vídeo abre la puerta, pero deciden los comentarios. Eso cambia tu forma de responder y también tu publicación fijada.',
      },
      {
        title: 'Cómo reconocer al seguidor que nunca existió',
        categoryKey: 'influencerMarketing',
        author: 'Daniel Ruiz',
        excerpt:
          'Cinco señales de una audiencia comprada, visibles desde fuera, y la pregunta que zanja el asunto.',
      },
      {
        title: 'Esa marca que te escribe quizá no lo sea',
        categoryKey: 'cybersecurity',
        author: 'Ingrid Solheim',
        excerpt:
          'Las ofertas falsas de colaboración buscan a quien acaba de cerrar un buen mes. Te contamos cómo leer el remitente.',
      },
    ],
    searchLabel: 'Buscar artículos',
    categoryLabel: 'Categoría',
    resultCount: '{count} {{artículo|artículos}}',
    clearFilters: 'Ver todos los artículos',
    menu: {
      label: 'Opciones de «{title}»',
      copyLink: 'Copiar enlace',
      linkCopied: 'Enlace copiado',
      share: 'Compartir',
      email: 'Correo electrónico',
    },
  },
  trainingEventsPage: {
    pageTitle: 'Ensaya antes de grabar',
    upcomingTitle: 'Próximos eventos',
    archiveTitle: 'Archivo',
    noUpcoming:
      'Ahora mismo no hay nada en cartel. Las próximas sesiones se anuncian primero aquí.',
    noPast: 'El archivo está vacío por ahora. Cuando se graba una sesión, el vídeo aparece aquí.',
    registerButton: 'Inscríbete',
    watchRecordingButton: 'Ver grabación',
    recordingNotAvailable: 'Grabación no disponible',
    sampleUpcomingEvents: [
      {
        title: 'Edición de vídeo vertical con IA',
        format: 'Taller en línea, 2 horas',
        summary:
          'De cuarenta minutos de material a tres montajes. Trae un clip sin editar y llévate una publicación terminada.',
      },
      {
        title: 'Bajo llave: ciberseguridad para influencers',
        format: 'Webinar en directo, 60 minutos',
        summary:
          'Passkeys, phishing y planes de recuperación. Se practica en directo, en tus propias cuentas y con supervisión experta.',
      },
      {
        title: 'Prompts que suenan a ti',
        format: 'Taller en línea, 90 minutos',
        summary:
          'Haz una guía de estilo de tu propia voz y enseña a un asistente de IA a redactar con ella, acento incluido.',
      },
      {
        title: 'Cuentas de marca sin intrusos',
        format: 'Webinar en directo, 45 minutos',
        summary:
          'Roles, accesos y relevos para equipos de marketing que comparten una misma contraseña, y cómo dejar de compartirla.',
      },
    ],
    samplePastEvents: [
      {
        title: 'Leer un contrato en veinte minutos',
      },
      {
        title: 'Subtítulos con IA, revisados por personas',
      },
      {
        title: 'Noche de phishing: desmontamos ofertas falsas en directo',
      },
      {
        title: 'A puerta cerrada: tarifas y negociación',
      },
    ],
    registerMessage: 'Quiero inscribirme en «{title}».',
  },
  contactPage: {
    pageTitle: 'Tienes la palabra.',
    intro:
      'Elige tu lado de la pantalla y escríbenos. Cada mensaje lo lee una persona, en Varsovia.',
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
      emailFormat: 'Esta dirección de correo parece incompleta.',
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
      email: 'hello@duet.example',
      phoneLabel: 'Teléfono',
      phone: '+48 22 000 00 00',
      addressLabel: 'Dirección',
      address: 'Varsovia, Polonia',
    },
    officeHours: {
      title: 'Horario de atención',
      days: 'De lunes a viernes',
      hours: 'De {opens} a {closes} (CET/CEST)',
      note: 'Hora de Varsovia',
    },
    responseTime: {
      title: 'Tiempo de respuesta',
      text: 'De {responseHours} horas, en días laborables.',
    },
    charactersLeft: '{count} {{carácter disponible|caracteres disponibles}}',
    privacy:
      'Lo que escribes solo lo usamos para responderte, y lo borramos a los {retentionDays} días.',
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
        description: 'Vuelve a intentarlo dentro de {minutes} {{minuto|minutos}}.',
      },
      retry: 'Reintentar',
    },
    received: {
      title: 'Tu mensaje ha llegado.',
      back: 'Volver al sitio web',
    },
    draftRestored: 'Aquí sigue lo que habías empezado a escribir.',
    honeypot: 'Deja este campo vacío',
  },
  footer: {
    subtitle: 'Influencer y marca. Dos voces, una pieza.',
    rights: 'Todos los derechos reservados.',
    quickLinks: 'Enlaces rápidos',
    connectWithUs: 'Redes y contacto',
    email: 'hello@duet.example',
    phone: '+48 22 000 00 00',
    languages: 'Este sitio en otros idiomas',
  },
  langSwitcher: {
    current: 'Idioma actual',
    open: 'Elegir idioma',
    failed: {
      title: 'El idioma no se ha cargado',
      description: 'De momento seguimos en {language}. Vuelve a intentarlo.',
    },
  },
  ui: {
    skipToContent: 'Saltar al contenido',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    mainNavigation: 'Navegación principal',
    loading: 'Cargando',
    notifications: 'Notificaciones (F8)',
    dismiss: 'Cerrar aviso',
    opensInNewTab: 'se abre en una pestaña nueva',
    by: 'Por {author}',
    copyFailed: 'No se ha podido copiar el enlace',
    chooseLanguage: 'Elige tu idioma',
    notStarted:
      'Una parte del sitio web no se ha cargado. Puedes seguir leyendo y usar los enlaces.',
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'No se ha podido mostrar esta página.',
    home: 'Volver al inicio',
    reload: 'Recargar la página',
  },
  meta: {
    home: {
      title: 'Influencers y marcas, a dúo',
      description:
        'Agencia de marketing de influencia en Varsovia: marcas y perfiles de TikTok e Instagram con {minFollowers} seguidores o más, todos orgánicos.',
    },
    forInfluencers: {
      title: 'Para influencers: tu voz de siempre, en buena compañía',
      description:
        'Colaboraciones que encajan con tu feed, consejos para crecer, formación y condiciones que se dejan leer. A partir de {minFollowers} seguidores orgánicos.',
    },
    forBrands: {
      title: 'Para marcas: voces en las que tu audiencia confía',
      description:
        'Alcance con destinatario, engagement de verdad y cuentas claras, con una red internacional de creadores de contenido mirada con lupa.',
    },
    blog: {
      title: 'Blog: apuntes desde ambos lados de la pantalla',
      description:
        'Lecturas breves y prácticas sobre herramientas de IA, seguridad de cuentas, marketing de influencia y la generación Z.',
    },
    training: {
      title: 'Formación y eventos para influencers y equipos de marketing',
      description:
        'Talleres en línea y webinars sobre herramientas de IA y ciberseguridad, con grabaciones de los eventos anteriores.',
    },
    contact: {
      title: 'Contacto: tienes la palabra',
      description:
        'Escríbenos como influencer, como marca o por pura curiosidad. Respondemos en días laborables, en un plazo de {responseHours} horas.',
    },
  },
} satisfies Translation

export default es
