import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Colaboraciones con marcas para influencers',
    description:
      'Presenta tu perfil de TikTok o Instagram, con {minFollowers} seguidores orgánicos o más. Buscamos marcas que encajen y dejamos escrito qué día cobras.',
  },
  pageTitle: 'Tu voz de siempre. En buena compañía.',
  lead: 'Duet busca marcas que recomendarías también en casa. Tú pones un perfil de TikTok o Instagram con al menos {minFollowers} seguidores orgánicos.',
  handle: {
    label: 'Tu usuario de TikTok o Instagram',
    placeholder: '@tunombre',
    error:
      'Escribe tu usuario tal cual, dos caracteres como mínimo: letras de la A a la Z, números, puntos o guiones bajos. Un enlace corto no sirve.',
  },
  next: {
    title: '¿Y después?',
    steps: [
      {
        title: 'Envías tu perfil',
        when: 'A cualquier hora',
        text: 'Verás al momento que ha llegado.',
      },
      {
        title: 'Te respondemos',
        when: 'En un plazo de {responseHours} horas, de lunes a viernes',
        text: 'Un sí o un no. Si es un sí, te pedimos las estadísticas y te enviamos el análisis de tu perfil.',
      },
      {
        title: 'Firmas, grabas, cobras',
        when: 'Cuando encaja una marca',
        text: 'Las condiciones caben en una página, fecha de pago incluida, y el dinero llega ese día.',
      },
    ],
  },
  benefitsTitle: 'Lo que te llevas',
  benefits: {
    brands: {
      title: 'Marcas que tu feed aún no conoce',
      description:
        'Partimos de tus diez últimas publicaciones y buscamos el producto que les falta, de tu país o de fuera. Lo ves y decides.',
    },
    growth: {
      title: 'Cuatro ojos ven más que dos',
      description:
        'Repasamos contigo tus estadísticas hasta dar con el segundo en que la gente se va. Y pensamos qué poner ahí para que se quede.',
    },
    training: {
      title: 'Talleres, no tutoriales',
      description:
        'IA y seguridad de cuentas, en directo, con tu propio material y, por ahora, en inglés. Abiertos a todo el mundo.',
    },
    community: {
      title: 'Colegas, por fin',
      description:
        'Te presentamos a influencers que ya han pasado por lo mismo: te cuentan cómo negociaron, te avisan de un mal brief y se alegran cuando te va bien.',
    },
    terms: {
      title: 'Condiciones que se entienden a la primera',
      description: 'Qué pones, qué recibes y cuándo: se lee en lo que dura un café.',
    },
  },
  agreement:
    'El acuerdo dice cuántos cambios puede pedir la marca y hasta cuándo puede usar tu vídeo.',
  ctaTitle: '¿{minFollowers} seguidores? Te toca.',
  ctaSubtitle:
    'Pásanos tu Instagram o tu TikTok. Si te has ganado a tu audiencia, queremos conocerla.',
  ctaButton: 'Presenta tu perfil',
} satisfies Texts['forInfluencersPage']
