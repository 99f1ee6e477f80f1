import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Influencers y marcas, a dúo',
    description:
      'Agencia de marketing de influencia en Varsovia. Unimos marcas con perfiles de TikTok e Instagram que tienen {minFollowers} seguidores o más, todos orgánicos.',
  },
  coreServicesTitle: 'Así se hace un buen dúo',
  whyPartnerTitle: 'Por qué trabajar con Duet',
  elevateTitle: 'Encuentra tu otra mitad.',
  elevateSubtitle:
    'Dinos de qué lado de la pantalla estás. Respondemos en días laborables, en un plazo de {responseHours} horas, con el siguiente paso y sin newsletters.',
  elevateButtons: {
    influencer: 'Presenta tu perfil',
    brand: 'Propón una colaboración',
  },
  services: {
    scouting: {
      title: 'Búsqueda de influencers',
      description:
        'Personas antes que cifras: gente que crea contenido en TikTok e Instagram, con al menos {minFollowers} seguidores orgánicos y una audiencia que contesta.',
    },
    analysis: {
      title: 'Análisis de perfiles',
      description:
        'Antes de presentar a nadie, estudiamos tres cosas: el tono de comunicación, la estética del contenido y el engagement de la audiencia. Te entregamos nuestras conclusiones por escrito.',
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
    'Un solo contacto en Varsovia, que conoce tanto el brief como a quien se pone ante la cámara.',
    'Honorarios, derechos de uso y plazos por escrito, antes de que nadie grabe.',
    'Briefs que cuidan el mensaje y no tocan la voz.',
    'Enlaces con seguimiento en cada campaña, para que el resultado sea una cifra.',
    'Siete idiomas y nada que suene a traducción.',
  ],
} satisfies NamespaceHomePageTranslation
