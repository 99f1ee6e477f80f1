import type { Texts } from '../../types.ts'

export default {
  meta: {
    title: 'Blog de marketing de influencia: apuntes a dos voces',
    description:
      'Cómo se delata un seguidor comprado, qué brief consigue un sí y qué correo no es de quien parece. Con fuentes, listas y prompts para copiar.',
  },
  pageTitle: 'Apuntes a dos voces',
  searchPlaceholder: 'Buscar artículos…',
  categories: {
    all: 'Todo',
    ai: 'IA',
    cybersecurity: 'Ciberseguridad',
    influencerMarketing: 'Marketing de influencia',
    genZ: 'Generación Z',
  },
  noArticles: 'No aparece nada. Prueba con otra palabra o con otra categoría.',
  notSearched: 'Solo se ha buscado en títulos y resúmenes.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Que la IA sostenga la cámara, no la opinión',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Subtítulos, descripciones, primeros montajes: que los haga ella. Pero te siguen por tu punto de vista, así que ese no lo sueltes.',
    },
    'keep-your-account': {
      title: 'Perder el teléfono, no la cuenta',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passkeys, códigos de recuperación y otra persona como admin. Una rutina de cuarenta minutos para no quedarte fuera.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'El brief que consigue un sí',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Un mensaje, dos imprescindibles y margen para improvisar. Con un prompt para copiar y frases que conviene tachar.',
    },
    'comments-first': {
      title: 'Medio vídeo está en los comentarios',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Aún no ha acabado el vídeo y ya estás en los comentarios. Qué contestar, qué fijar y qué filtrar.',
    },
    'ghost-followers': {
      title: 'Cómo reconocer al seguidor que nunca existió',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Cinco señales de una audiencia comprada, visibles desde fuera, y la pregunta que zanja el asunto.',
    },
    'false-brand-mail': {
      title: 'Esa marca que te escribe quizá no lo sea',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Logo conocido, buena cifra, mucha prisa. Cómo leer el remitente y qué no hay que abrir nunca.',
    },
    'mark-the-ad': {
      title: 'Di que es publicidad antes de que lo digan otros',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Qué palabra, en qué sitio y quién responde si falta: cómo se identifica la publicidad, país por país.',
    },
  },
  searchLabel: 'Buscar artículos',
  categoryLabel: 'Categoría',
  resultCount: '{count} {{artículo|artículos}}',
  inAllCategories: 'Buscar en todas las categorías',
  clearFilters: 'Ver todos los artículos',
  sampleNote: 'Autoría ficticia, fuentes reales.',
  article: {
    readingTime: '{minutes} min de lectura',
    contents: 'En este artículo',
    first: 'Lo primero',
    country: 'País de tu audiencia',
    countries: 'Los {count} países',
    rules: 'Las normas de ese país',
    asOf: 'Datos a {date}',
    more: 'Para seguir leyendo',
    all: 'Todos los artículos',
    copyPrompt: 'Copiar el prompt',
    promptCopied: 'Prompt copiado',
    sample: 'Ejemplo: autoría ficticia, fuentes reales.',
    creator: {
      title: 'Tú grabas. ¿Quién está al otro lado?',
      subtitle: 'Quizá una marca que tu feed aún no conoce.',
    },
    brand: {
      title: 'Tienes el brief. ¿Quién le pone voz?',
      subtitle: 'Perfiles que encajan, cada uno con su porqué.',
    },
  },
  ctaTitle: '¿De qué lado estás?',
  ctaSubtitle: 'Influencers a la izquierda, marcas a la derecha. En medio, estos apuntes.',
  menu: {
    label: 'Opciones de «{title}»',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    share: 'Compartir',
    email: 'Correo electrónico',
  },
} satisfies Texts['blogPage']
