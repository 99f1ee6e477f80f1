import type { NamespaceForInfluencersPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Para influencers: tu voz de siempre, en buena compañía',
    description:
      'Colaboraciones que encajan con tu feed, consejos para crecer, formación y condiciones que se dejan leer. A partir de {minFollowers} seguidores orgánicos.',
  },
  pageTitle: 'Tu voz de siempre. En buena compañía.',
  lead: 'Te presentamos marcas para las que grabarías de todos modos, con las condiciones en una sola página. Basta un perfil de TikTok o Instagram con al menos {minFollowers} seguidores orgánicos.',
  next: {
    title: '¿Y después?',
    who: 'Quién',
    when: 'Cuándo',
    receive: 'Recibes',
    steps: [
      {
        title: 'Envías tu enlace',
        who: 'Tú',
        when: 'Cuando te venga bien',
        receive: 'Al momento, la confirmación de que ha llegado',
      },
      {
        title: 'Te respondemos',
        who: 'Tu contacto en Varsovia',
        when: 'En días laborables, en un plazo de {responseHours} horas',
        receive:
          'El siguiente paso y, antes de conocer a una marca, nuestro análisis de tu perfil por escrito',
      },
      {
        title: 'Primero el acuerdo, luego la cámara',
        who: 'Tú, la marca y Duet',
        when: 'Antes de grabar',
        receive: 'Una página: plazos, derechos de uso, cuánto cobras y qué día',
      },
    ],
  },
  benefitsTitle: 'Lo que te llevas',
  benefits: {
    brands: {
      title: 'Marcas más allá de tu feed',
      description:
        'Colaboraciones con marcas de tu país y de fuera que encajan con lo que ya publicas. Ves el producto antes de decir que sí.',
    },
    growth: {
      title: 'Cuatro ojos ven más que dos',
      description:
        'Repasamos tus números contigo para que tu audiencia crezca: qué retiene la atención, dónde se pierde y qué probar en las próximas diez publicaciones.',
    },
    training: {
      title: 'Formación para seguir al día',
      description:
        'Talleres en directo sobre herramientas de IA y seguridad de cuentas, abiertos a toda la red y grabados siempre que se puede.',
    },
    community: {
      title: 'Colegas, por fin',
      description:
        'Una comunidad de gente que se dedica a lo mismo que tú: habla de tarifas, avisa de los malos briefs y está ahí cuando lanzas algo.',
    },
    terms: {
      title: 'Condiciones que se dejan leer',
      description:
        'Honorarios, plazos, derechos de uso y fecha de pago en una sola página, todo acordado antes de grabar. Un trato justo se deja comprobar.',
    },
  },
  ctaTitle: '¿{minFollowers} seguidores? La mitad izquierda es tuya.',
  ctaSubtitle:
    'Envíanos el enlace a tu Instagram o TikTok. Si tu audiencia ha crecido de forma orgánica, nos gustaría conocerla.',
  ctaButton: 'Presenta tu perfil',
} satisfies NamespaceForInfluencersPageTranslation
