import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Para marcas: voces en las que tu audiencia confía',
    description:
      'Alcance con destinatario, engagement de verdad y cuentas claras, con una red internacional de creadores de contenido que miramos con lupa.',
  },
  pageTitle: 'Trae el brief. Le ponemos voz.',
  lead: 'Cuéntanos el producto, el mercado y la fecha. Encontramos perfiles con al menos {minFollowers} seguidores orgánicos y dejamos las condiciones por escrito.',
  next: {
    title: '¿Y después?',
    who: 'Quién',
    when: 'Cuándo',
    receive: 'Recibes',
    steps: [
      {
        title: 'Envías el brief',
        who: 'Tu equipo',
        when: 'Cuando te venga bien',
        receive: 'Al momento, la confirmación de que ha llegado',
      },
      {
        title: 'Te respondemos',
        who: 'Tu contacto en Varsovia',
        when: 'En días laborables, en un plazo de {responseHours} horas',
        receive: 'El siguiente paso y, después, perfiles que encajan, con el porqué de cada uno',
      },
      {
        title: 'Primero el acuerdo, luego la cámara',
        who: 'Tu marca, quien graba y Duet',
        when: 'Las condiciones antes de grabar, el informe al cerrar la campaña',
        receive: 'Una página de condiciones y un informe de cierre: retorno frente a inversión',
      },
    ],
  },
  advantagesTitle: 'Lo que rinde tu presupuesto',
  advantages: {
    reach: {
      title: 'Alcance con destinatario',
      description:
        'Cruzamos audiencia, idioma y mercado para que tu presupuesto llegue justo a quien tú elegirías.',
    },
    engagement: {
      title: 'Engagement que responde',
      description:
        'Perfiles con {minFollowers} seguidores orgánicos o más y comentarios que parecen conversaciones porque lo son.',
    },
    results: {
      title: 'Cuentas claras',
      description:
        'Enlaces y códigos con seguimiento, métricas pactadas y un informe de cierre que compara el retorno con la inversión.',
    },
    ideas: {
      title: 'Ideas hechas para el feed',
      description:
        'Conceptos de campaña escritos con quien los va a grabar, pensados para el vídeo vertical y los dos primeros segundos.',
    },
    network: {
      title: 'Una red mirada con lupa',
      description:
        'Revisamos el tono, la estética y la calidad de la audiencia de cada perfil antes de proponerlo, sea cual sea el mercado.',
    },
  },
  ctaTitle: 'La mitad derecha está libre.',
  ctaSubtitle:
    'Dinos qué producto, en qué mercado y para cuándo. Volvemos con perfiles que encajan y con el porqué de cada uno.',
  ctaButton: 'Propón una colaboración',
} satisfies NamespaceForBrandsPageTranslation
