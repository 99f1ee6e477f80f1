import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Marketing de influencia a dúo, desde Varsovia',
    description:
      'Agencia de influencers en Varsovia: juntamos marcas con perfiles de TikTok e Instagram de {minFollowers} seguidores orgánicos o más. Envía tu perfil o tu brief.',
  },
  duet: {
    start: {
      title: 'Empieza un dúo.',
      lead: 'Ocho notas son medio dúo. Dibújalas y envía el enlace: quien lo abra pondrá la otra voz.',
      button: 'Dibuja tu mitad',
    },
    found: {
      title: 'Te han enviado medio dúo.',
      lead: 'La otra mitad te toca a ti. Añade la segunda voz y escucha las dos.',
      button: 'Añade tu mitad',
    },
    whole: {
      title: 'Ahora es un dúo.',
      lead: 'Lo mismo hacemos con influencers y marcas.',
      button: 'Escúchalo',
    },
    sample: {
      title: 'Un dúo de prueba.',
      lead: 'La segunda voz es solo un ejemplo. La de verdad la pondrá quien reciba tu enlace.',
      button: 'Escucha una respuesta',
    },
    hint: {
      touch: 'Toca o dibuja las barras.',
      keys: 'Dibuja las barras o teclea ocho cifras: del 1 al 5 para una nota, 0 para un silencio.',
    },
    beat: 'Barra {beat}',
    note: '{note} de {highest}',
    rest: 'silencio',
    voice: 'Voz {voice}: {notes}',
    noScript: 'Para escuchar, activa JavaScript.',
    listen: 'Escuchar',
    stop: 'Parar',
    send: 'Envía tu mitad',
    sendBack: 'Responde con el dúo',
    linkCopied: 'Enlace copiado. Solo falta enviarlo.',
    forReal: 'Aquí empieza un dúo de verdad:',
  },
  coreServicesTitle: 'Así se hace un buen dúo',
  whyPartnerTitle: 'Lo que puedes exigirnos',
  elevateTitle: 'Encuentra tu otra mitad.',
  elevateSubtitle:
    'Seas influencer o marca, escríbenos. Te contestamos en un plazo de {responseHours} horas, de lunes a viernes, y sin newsletter de regalo.',
  elevateButtons: {
    influencer: 'Presenta tu perfil',
    brand: 'Propón una colaboración',
  },
  services: {
    scouting: {
      title: 'Búsqueda de influencers',
      description:
        'A partir de {minFollowers} seguidores orgánicos empezamos a mirar. Después dejamos de contar y leemos los comentarios.',
    },
    analysis: {
      title: 'Análisis de perfiles',
      description:
        'Cómo habla cada influencer, cómo encuadra y qué le contestan. Le entregamos el análisis por escrito y, sin su permiso, la marca no lo ve.',
    },
    sourcing: {
      title: 'Selección de marcas y productos',
      description:
        'Buscamos el producto que cada influencer usaría también con la cámara apagada, y afinamos el brief a tres bandas.',
    },
    education: {
      title: 'Formación',
      description:
        'Talleres en línea de IA y ciberseguridad: traes un clip en bruto y te llevas una publicación; traes tu cuenta y te la llevas blindada.',
    },
  },
  whyChoosePoints: [
    '¿Seguidores comprados? ¿Likes pactados? Miramos las estadísticas de cada perfil.',
    'Un solo contacto en Varsovia, que se sabe el brief y conoce el perfil.',
    'Un acuerdo de una página, con toda la letra del mismo tamaño.',
    'Briefs que cuidan el mensaje y no tocan la voz.',
    'Enlaces de seguimiento en cada campaña, para que el resultado se pueda contar.',
    'Siete idiomas, y el informe de cierre en el tuyo.',
  ],
} satisfies Texts['homePage']
