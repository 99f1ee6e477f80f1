import type { Translation } from '../i18n-types.ts'

const ru = {
  agencyName: 'Duet',
  nav: {
    home: 'Главная',
    forInfluencers: 'Инфлюенсерам',
    forBrands: 'Брендам',
    blog: 'Блог',
    training: 'Обучение и события',
    contact: 'Контакты',
  },
  hero: {
    title: 'Лучшая реклама звучит дуэтом.',
    subtitle:
      'Duet — агентство инфлюенс-маркетинга. Сводим бренды с авторами и блогерами из TikTok и Instagram. У любого из них не меньше {minFollowers} органических подписчиков: каждый пришёл сам. Два голоса, один ролик, и его досматривают до конца.',
    ctaInfluencer: 'Я автор',
    ctaBrand: 'Мы бренд',
  },
  specimens: {
    title: 'Что вы получите письменно',
    note: 'Образцы: форма настоящая, содержание вымышленное.',
    label: 'Образец',
    reading: {
      title: 'Анализ профиля',
      subject: 'Условный профиль',
      rows: [
        { label: 'Тон', text: 'Говорит как с другом. Никогда не кричит.' },
        { label: 'Эстетика', text: 'Дневной свет, крупные планы, мало склеек.' },
        { label: 'Аудитория', text: 'Задаёт вопросы и ждёт ответа.' },
        { label: 'Вывод', text: 'Подойдёт продукту, которому нужен рассказчик.' },
      ],
    },
    agreement: {
      title: 'Договор на одной странице',
      subject: 'Подписан до съёмки',
      rows: [
        { label: 'Гонорар', text: 'Одна сумма и всё, что в неё входит' },
        { label: 'Права', text: 'Где использовать и до какого дня' },
        { label: 'Сроки', text: 'Черновик, правки, публикация' },
        { label: 'Дата выплаты', text: 'Конкретный день в календаре' },
      ],
      creator: 'Автор',
      brand: 'Бренд',
    },
    report: {
      title: 'Итоговый отчёт',
      subject: 'После кампании',
      spend: 'Вложили',
      return: 'Вернулось',
      rows: [
        { label: 'Ссылки с метками', text: 'Каждая ссылка и каждый промокод отдельной строкой' },
        { label: 'Метрики', text: 'Считаем то, о чём договорились' },
        { label: 'В следующий раз', text: 'Что оставить, а что изменить' },
        { label: 'Язык', text: 'Любой из семи' },
      ],
    },
  },
  footer: {
    subtitle: 'Автор и бренд. Два голоса, один ролик.',
    rights: 'Все права защищены.',
    quickLinks: 'Разделы',
    connectWithUs: 'Мы на связи',
    email: '{email}',
    phone: '{phone}',
    languages: 'Сайт на других языках',
  },
  langSwitcher: {
    current: 'Текущий язык: {language}',
    open: 'Выбрать язык',
    failed: {
      title: 'Язык не загрузился',
      description: 'Пока остаётся прежний: {language}. Попробуйте ещё раз.',
    },
  },
  dates: {
    day: '{day}',
    dayAndMonth: '{day} {month}',
    date: '{dayAndMonth} {year} г.',
    dateWithWeekday: '{weekday}, {date}',
    months: [
      'января',
      'февраля',
      'марта',
      'апреля',
      'мая',
      'июня',
      'июля',
      'августа',
      'сентября',
      'октября',
      'ноября',
      'декабря',
    ],
    weekdays: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  },
  ui: {
    skipToContent: 'Перейти к содержанию',
    openMenu: 'Открыть меню',
    closeMenu: 'Закрыть меню',
    mainNavigation: 'Главное меню',
    loading: 'Загрузка',
    notifications: 'Уведомления ({hotkey})',
    dismiss: 'Закрыть',
    opensInNewTab: 'откроется в новой вкладке',
    by: 'Текст: {author}',
    copyFailed: 'Не удалось скопировать ссылку',
    chooseLanguage: 'Выберите язык',
    notStarted: 'Часть сайта не загрузилась, но читать и переходить по ссылкам можно.',
    offline: {
      title: 'Нет интернета',
      description: 'Ничего не потеряно. Попробуйте ещё раз, когда появится связь.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Что-⁠то пошло не так.',
    home: 'На главную',
    reload: 'Обновить страницу',
  },
} satisfies Translation

export default ru
