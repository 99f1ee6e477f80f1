import type { NamespaceBlogPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Blog: apuntes desde ambos lados de la pantalla',
    description:
      'Lecturas breves y prácticas sobre herramientas de IA, seguridad de cuentas, marketing de influencia y la generación Z.',
  },
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
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Que la IA sostenga la cámara, no la opinión',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Borradores, subtítulos, primeros montajes: que los haga ella. Pero te siguen por tu punto de vista, así que ese no lo sueltes.',
    },
    'keep-your-account': {
      title: 'Perder el teléfono, no la cuenta',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passkeys, códigos de recuperación y otra persona como admin. Una rutina de cuarenta minutos que salva tu archivo entero.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'El brief que consigue un sí',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Un mensaje, dos imprescindibles y margen para improvisar. Desmenuzamos los briefs que se contestan el mismo día.',
    },
    'comments-first': {
      title: 'La generación Z empieza por los comentarios',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'El vídeo abre la puerta, pero deciden los comentarios. Eso cambia tu forma de responder y también tu publicación fijada.',
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
        'Las ofertas falsas de colaboración buscan a quien acaba de cerrar un buen mes. Te contamos cómo leer el remitente.',
    },
  },
  searchLabel: 'Buscar artículos',
  categoryLabel: 'Categoría',
  resultCount: '{count} {{artículo|artículos}}',
  clearFilters: 'Ver todos los artículos',
  ctaTitle: '¿De qué lado estás?',
  ctaSubtitle:
    'Influencers a la izquierda, marcas a la derecha. Cada página cuenta qué viene después y cuándo.',
  menu: {
    label: 'Opciones de «{title}»',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    share: 'Compartir',
    email: 'Correo electrónico',
  },
} satisfies NamespaceBlogPageTranslation
