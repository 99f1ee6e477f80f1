import type { NamespaceForBrandsPageTranslation } from '../../i18n-types.ts'

export default {
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
} satisfies NamespaceForBrandsPageTranslation
