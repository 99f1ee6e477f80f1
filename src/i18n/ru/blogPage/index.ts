import type { NamespaceBlogPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Блог: заметки с обеих сторон экрана',
    description:
      'Коротко и по делу: ИИ-инструменты, безопасность аккаунтов, инфлюенс-маркетинг и зумеры.',
  },
  pageTitle: 'Заметки с обеих сторон экрана',
  searchPlaceholder: 'Поиск по статьям…',
  categories: {
    all: 'Все',
    ai: 'ИИ',
    cybersecurity: 'Кибербезопасность',
    influencerMarketing: 'Инфлюенс-маркетинг',
    genZ: 'Зумеры',
  },
  noArticles: 'Здесь пока пусто. Попробуйте другое слово или выберите другую рубрику.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Доверьте ИИ камеру, но не мнение',
      categoryKey: 'ai',
      author: 'Марта Зелиньская',
      excerpt:
        'Наброски, субтитры и черновой монтаж отдавайте смело. Но точка зрения пусть остаётся вашей: люди подписывались на неё.',
    },
    'keep-your-account': {
      title: 'Телефон потерян, аккаунт на месте',
      categoryKey: 'cybersecurity',
      author: 'Йонас Вебер',
      excerpt:
        'Ключи доступа, резервные коды и второй администратор. Сорок минут, которые спасают весь архив автора.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'Бриф, на который соглашаются',
      categoryKey: 'influencerMarketing',
      author: 'Оля Ковальчик',
      excerpt:
        'Одна мысль, два обязательных пункта и место для импровизации. Разобрали брифы, на которые авторы отвечают в тот же день.',
    },
    'comments-first': {
      title: 'Зумеры сначала читают комментарии',
      categoryKey: 'genZ',
      author: 'Камий Лоран',
      excerpt:
        'Видео открывает дверь, а решают комментарии. Разбираемся, что это меняет в ваших ответах и в закреплённом посте.',
    },
    'ghost-followers': {
      title: 'Как распознать подписчика, которого никогда не было',
      categoryKey: 'influencerMarketing',
      author: 'Даниэль Руис',
      excerpt:
        'Пять признаков купленной аудитории, заметных со стороны, и один вопрос, после которого всё ясно.',
    },
    'false-brand-mail': {
      title: 'Вам пишет бренд. Или не бренд',
      categoryKey: 'cybersecurity',
      author: 'Ингрид Сульхейм',
      excerpt:
        'Фальшивые предложения о сотрудничестве прилетают авторам после удачного месяца. Рассказываем, что выдаёт отправителя.',
    },
  },
  searchLabel: 'Поиск по статьям',
  categoryLabel: 'Рубрика',
  resultCount: '{count} {{|статья||статьи|статей|статьи}}',
  clearFilters: 'Показать все статьи',
  menu: {
    label: 'Действия со статьёй «{title}»',
    copyLink: 'Скопировать ссылку',
    linkCopied: 'Ссылка скопирована',
    share: 'Поделиться',
    email: 'Электронная почта',
  },
} satisfies NamespaceBlogPageTranslation
