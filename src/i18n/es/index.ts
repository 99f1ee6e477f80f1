import type { SharedTexts } from '../types.ts'

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
      'Duet es una agencia de marketing de influencia: juntamos marcas con influencers de TikTok e Instagram. Cada perfil suma al menos {minFollowers} seguidores orgánicos, ganados a pulso. Una mitad trae el brief; la otra, la voz.',
    ctaInfluencer: 'Únete como influencer',
    ctaBrand: 'Colabora como marca',
  },
  specimens: {
    note: 'Formato real, datos inventados.',
    label: 'Ejemplo',
    profileAnalysis: {
      title: 'Análisis de perfil',
      subject: '@perfil.de.ejemplo',
      rows: [
        { label: 'Tono', text: 'Habla de tú a tú. Nunca grita.' },
        { label: 'Estética', text: 'Luz de día, primeros planos, pocos cortes.' },
        { label: 'Audiencia', text: 'Pregunta y espera la respuesta.' },
      ],
      verdict: { label: 'Conclusión', text: 'Encaja con un producto que haya que explicar.' },
    },
    agreement: {
      title: 'Acuerdo en una página',
      subject: 'Con tres firmas al pie',
      rows: [
        { label: 'Honorarios', text: 'Una cifra y lo que incluye' },
        { label: 'Derechos de uso', text: 'Canales, plazo y exclusividad' },
        { label: 'Plazos', text: 'Primera versión, una ronda de cambios, publicación' },
        { label: 'Fecha de pago', text: 'Con día, mes y año' },
        { label: 'Publicidad', text: 'Qué palabra se pone, dónde y quién la revisa' },
      ],
      creator: 'Influen­cer',
      brand: 'Marca',
      agency: 'Agencia',
    },
    clause: {
      title: 'Derechos de uso',
      subject: 'Una cláusula, ya redactada',
      rows: [
        { label: 'Canales', text: 'Cuentas de TikTok e Instagram de la marca' },
        { label: 'Plazo', text: 'Hasta el 30 de junio' },
        { label: 'En anuncios', text: 'Solo con honorarios aparte' },
        { label: 'Exclusividad', text: '30 días sin otro perfume' },
      ],
    },
    report: {
      title: 'Informe de cierre',
      subject: 'Al terminar la campaña',
      rows: [
        { label: 'Enlaces de seguimiento', text: 'Cada enlace y cada código, por separado' },
        { label: 'Métricas', text: 'Se mide lo que se acordó' },
        { label: 'La próxima vez', text: 'Qué se repite y qué cambia' },
        { label: 'Idioma', text: 'A elegir entre siete' },
      ],
      views: 'Visualizaciones',
      saves: 'Guardados',
      sales: 'Ventas',
      agreed: 'Lo acordado',
    },
  },
  footer: {
    subtitle: 'Influencer y marca. Dos voces, una pieza.',
    rights: 'Todos los derechos reservados.',
    quickLinks: 'Enlaces rápidos',
    connectWithUs: 'Redes y contacto',
    email: '{email}',
    phone: '{phone}',
    languages: 'Todos los idiomas',
  },
  langSwitcher: {
    current: 'Idioma actual: {language}',
    open: 'Elegir idioma',
    failed: {
      title: 'Este idioma no se ha cargado',
      description: 'Por ahora seguimos en {language}. Prueba otra vez dentro de un momento.',
    },
  },
  dates: {
    day: '{day}',
    dayAndMonth: '{day} de {month}',
    date: '{dayAndMonth} de {year}',
    dateWithWeekday: '{weekday}, {date}',
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  },
  ui: {
    skipToContent: 'Saltar al contenido',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    mainNavigation: 'Navegación principal',
    loading: 'Cargando',
    notifications: 'Notificaciones ({hotkey})',
    dismiss: 'Cerrar aviso',
    opensInNewTab: 'se abre en una pestaña nueva',
    by: 'Por {author}',
    copyFailed: 'No se ha podido copiar',
    copyByHand: 'Enlace para copiar',
    chooseLanguage: 'Elige tu idioma',
    notStarted:
      'Una parte del sitio web no se ha cargado. Puedes seguir leyendo y usar los enlaces.',
    offline: {
      title: 'Sin conexión',
      description: 'No se ha perdido nada. Inténtalo de nuevo cuando vuelva la conexión.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'No se ha podido mostrar esta página.',
    home: 'Volver al inicio',
    reload: 'Recargar la página',
    notFound: {
      title: 'Falta esta mitad.',
      lead: 'En esta dirección no hay nada: la página se ha mudado o nunca existió. Todo lo demás sigue aquí.',
      article: 'El último artículo',
      game: 'Un juego para dos',
    },
  },
} satisfies SharedTexts

export default es
