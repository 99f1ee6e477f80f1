import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

export default {
  pageTitle: 'Вам слово.',
  intro:
    'Выберите свою половину экрана и напишите нам. Каждое сообщение читает живой человек в Варшаве.',
  typeLabel: 'Я пишу…',
  types: {
    general: 'По общему вопросу',
    influencer: 'Как инфлюенсер',
    brand: 'От бренда',
  },
  formTitles: {
    general: 'Напишите нам',
    influencer: 'Присоединяйтесь к нашей сети',
    brand: 'Станьте нашим партнёром',
  },
  buttons: {
    general: 'Отправить сообщение',
    influencer: 'Подать заявку',
    brand: 'Отправить запрос',
    sending: 'Отправляем…',
  },
  fields: {
    name: 'Имя и фамилия',
    email: 'Электронная почта',
    profileLink: 'Ссылка на профиль в Instagram или TikTok',
    message: 'Сообщение',
    required: 'обязательно',
  },
  placeholders: {
    name: 'Анна Новак',
    email: 'anna@example.com',
    profileLink: 'https://www.tiktok.com/@vashe_imya',
    messageGeneral: 'О чём хотите поговорить?',
    messageInfluencer: 'О чём вы снимаете и кто вас смотрит?',
    messageBrand: 'Продукт, рынок и сроки, на которые рассчитываете.',
  },
  hints: {
    profileLink: 'Не меньше {minFollowers} органических подписчиков.',
  },
  fieldErrors: {
    name: 'Укажите имя и фамилию.',
    email: 'Укажите адрес электронной почты.',
    emailFormat: 'Похоже, адрес введён не полностью.',
    profileLink: 'Укажите ссылку на профиль в Instagram или TikTok.',
    message: 'Напишите сообщение, можно короткое.',
    profileLinkFormat: 'Нужна ссылка на профиль в Instagram или TikTok либо @ник.',
    tooLong: 'Слишком длинно: не больше {max} символов.',
    forbiddenCharacters: 'Здесь есть недопустимые символы.',
  },
  errors: {
    title: 'Ошибка в форме',
    required: 'Заполните все обязательные поля (имя и фамилия, электронная почта, сообщение).',
    profileLink: 'Укажите ссылку на профиль в Instagram или TikTok.',
  },
  success: {
    title: 'Сообщение отправлено!',
    description: 'Спасибо, что написали. Скоро ответим.',
  },
  direct: {
    title: 'Прямая связь',
    emailLabel: 'Электронная почта',
    phoneLabel: 'Телефон',
    addressLabel: 'Адрес',
    address: 'Варшава, Польша',
  },
  officeHours: {
    title: 'Часы работы',
    days: 'С понедельника по пятницу',
    hours: '{opens}–{closes} (CET/CEST)',
    note: 'Варшавское время',
    open: 'Сейчас работаем',
    closed: 'Сейчас не работаем',
  },
  responseTime: {
    title: 'Когда ответим',
    text: 'В рабочие дни, в течение {responseHours} часов.',
  },
  charactersLeft: 'Осталось: {count} {{|символ||символа|символов|символа}}',
  privacy:
    'Всё, что вы напишете, мы используем только для ответа и удаляем по истечении {retentionDays} дней.',
  failure: {
    offline: {
      title: 'Нет интернета',
      description: 'Текст сохранён. Отправьте его, когда появится связь.',
    },
    unknown: {
      title: 'Отправка пока не подтверждена',
      description:
        'Не удалось подтвердить, что сообщение дошло. Попробуйте ещё раз: дважды оно не отправится.',
    },
    retryable: {
      title: 'Не отправлено',
      description: 'Сбой на нашей стороне. Текст сохранён, попробуйте ещё раз чуть позже.',
    },
    rejected: {
      title: 'Не отправлено',
      description: 'Проверьте отмеченные поля.',
    },
    tooMany: {
      title: 'Слишком много сообщений',
      description: 'Попробуйте ещё раз через {minutes} {{|минуту||минуты|минут|минуты}}.',
    },
    retry: 'Повторить',
  },
  received: {
    title: 'Сообщение получено.',
    back: 'Вернуться на сайт',
  },
  draftRestored: 'Мы сохранили то, что вы начали писать.',
  honeypot: 'Оставьте это поле пустым',
} satisfies NamespaceContactPageTranslation
