import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Campañas con influencers en TikTok e Instagram',
    description:
      'Dinos producto, mercado y fecha: te proponemos creadores de contenido en TikTok e Instagram, cada uno con su porqué, y cerramos con un informe de retorno.',
  },
  pageTitle: 'Trae el brief. Le ponemos voz.',
  lead: 'Dinos producto, mercado y fecha. Buscamos perfiles de TikTok e Instagram con al menos {minFollowers} seguidores orgánicos y, al final, ponemos las cuentas sobre la mesa.',
  brief: {
    begin: 'Vendemos',
    ask: {
      product: '¿qué?',
      market: '¿dónde?',
      month: '¿cuándo?',
    },
    product: {
      perfume: 'perfume',
      cosmetics: 'cosmética',
      clothes: 'ropa',
      food: 'alimentación',
      drinks: 'bebidas',
      electronics: 'electrónica',
      games: 'juegos',
      apps: 'apps',
      travel: 'viajes',
      other: 'otra cosa',
    },
    market: {
      poland: 'en Polonia',
      germany: 'en Alemania',
      france: 'en Francia',
      spain: 'en España',
      norway: 'en Noruega',
      uk: 'en el Reino Unido',
      usa: 'en Estados Unidos',
      several: 'en varios países',
      other: 'en otro país',
    },
    month: {
      january: 'en enero',
      february: 'en febrero',
      march: 'en marzo',
      april: 'en abril',
      may: 'en mayo',
      june: 'en junio',
      july: 'en julio',
      august: 'en agosto',
      september: 'en septiembre',
      october: 'en octubre',
      november: 'en noviembre',
      december: 'en diciembre',
    },
  },
  next: {
    title: 'Del brief al informe',
    steps: [
      {
        title: 'Envías el brief',
        when: 'A cualquier hora',
        text: 'La confirmación aparece al momento en pantalla.',
      },
      {
        title: 'Te respondemos',
        when: 'En un plazo de {responseHours} horas, de lunes a viernes',
        text: 'Un par de preguntas y, cuando contestes, una preselección con el porqué de cada nombre.',
      },
      {
        title: 'Se graba y se mide',
        when: 'En las fechas acordadas',
        text: 'Recibes el acuerdo firmado, una primera versión para comentar y, al final, un informe que Finanzas entiende sin llamarte.',
      },
    ],
  },
  advantagesTitle: 'Lo que da de sí tu presupuesto',
  advantages: {
    reach: {
      title: 'Alcance con destinatario',
      description:
        '¿A quién quieres llegar, y en qué mercado? Te decimos qué perfiles ve ya esa gente, y en qué idioma.',
    },
    engagement: {
      title: 'Engagement que responde',
      description:
        'Hay perfiles de {minFollowers} seguidores en los que no se oye una mosca. Queremos gente que pregunte y alguien que conteste; si solo hay corazones, seguimos buscando.',
    },
    results: {
      title: 'Cuentas claras',
      description:
        'Acordamos por escrito qué se mide y luego se mide, enlace a enlace. En el informe de cierre, el retorno va al lado de la inversión.',
    },
    ideas: {
      title: 'Ideas hechas para el feed',
      description:
        'El pulgar no espera: empezamos por el primer segundo. Lo pensamos a cuatro manos con tu influencer, y las palabras son suyas.',
    },
    network: {
      title: 'Una red elegida con lupa',
      description:
        'Cada perfil, sea del país que sea, lo ha mirado una persona: el tono, la estética y quién hay detrás de los números.',
    },
  },
  case: {
    title: 'Anatomía de una campaña',
    quote: '«{text}»',
    lead: 'Un ejemplo, del brief al resultado. Los nombres, las cifras y las fechas de verdad llegarán cuando todas las partes estén de acuerdo.',
    briefText: 'Objetivo: los primeros pedidos de gente que nunca ha olido el perfume.',
    pick: 'La elección',
    pickText:
      'Alguien que describe perfumes sin superlativos. Le preguntan a qué huelen y contesta.',
    labelText:
      'El aviso de publicidad está en polaco, el idioma de su audiencia, y en pantalla desde el primer segundo.',
    count: 'Coste por primer pedido',
    ownFigures: 'Haz la cuenta con tus cifras.',
    notAFigure: 'Escribe un número mayor que cero, sin decimales en los pedidos.',
    spent: 'honorarios + muestras + envío',
    orders: 'pedidos con el código promocional',
    unit: '{count} {{zloty|zlotys}} por pedido',
    report: 'El informe',
    sources: [
      {
        figure: '{count} {{zloty gastado|zlotys gastados}}',
        from: 'El acuerdo firmado y los comprobantes',
      },
      { figure: '{count} {{pedido|pedidos}}', from: 'El registro de la tienda para ese código' },
    ],
    source: 'Cada cifra lleva su fuente y su fecha.',
  },
  ctaTitle: 'Solo falta tu brief.',
  ctaSubtitle: 'Con medio brief basta. La otra mitad la escribimos contigo.',
  ctaButton: 'Propón una colaboración',
} satisfies Texts['forBrandsPage']
