import type { NamespaceTrainingEventsPageTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Обучение и события для авторов и маркетинговых команд',
    description:
      'Онлайн-воркшопы и вебинары по ИИ-инструментам и кибербезопасности, а также записи прошедших событий.',
  },
  pageTitle: 'Сначала репетиция, потом съёмка',
  upcomingTitle: 'Ближайшие события',
  archiveTitle: 'Архив',
  noUpcoming: 'Сцена пока пуста. О новых датах первым делом сообщаем здесь.',
  noPast: 'В архиве пока тихо. Если занятие снимали, видео появится здесь.',
  registerButton: 'Записаться',
  watchRecordingButton: 'Смотреть запись',
  recordingNotAvailable: 'Видеозапись недоступна',
  addToCalendar: 'В календарь',
  warsawTime: '{time} по Варшаве',
  yourTime: '{time} по вашему времени',
  duration: '{minutes} мин',
  speaker: 'Спикер: {name}',
  places: 'Мест: {places}',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'ИИ-⁠монтаж вертикального видео',
      format: 'Онлайн-воркшоп',
      speaker: 'Йонас Вебер',
      summary:
        'Из сорока минут исходников — три ролика. Приходите с одним сырым видео, уходите с готовым постом.',
    },
    'account-security': {
      title: 'Под замком: безопасность для авторов',
      format: 'Вебинар в прямом эфире',
      speaker: 'Марта Зелиньская',
      summary:
        'Ключи доступа, фишинг и план восстановления: тренируемся тут же, каждый на своём аккаунте, под присмотром специалиста.',
    },
    'prompts-in-your-voice': {
      title: 'Промпты вашим голосом',
      format: 'Онлайн-воркшоп',
      speaker: 'Камий Лоран',
      summary:
        'Составьте гид по своему голосу и научите ИИ-ассистента писать по нему черновики. Акцент в комплекте.',
    },
    'brand-accounts': {
      title: 'Аккаунт бренда без взломов',
      format: 'Вебинар в прямом эфире',
      speaker: 'Йонас Вебер',
      summary:
        'Роли, доступы и передача дел для маркетинговых команд, у которых один пароль на всех. И как с этим покончить.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Читаем договор за двадцать минут',
    },
    'captions-with-ai': {
      title: 'Субтитры пишет ИИ, проверяет человек',
    },
    'phishing-night': {
      title: 'Вечер фишинга: живой разбор мошеннических предложений',
    },
    'rates-and-negotiations': {
      title: 'В узком кругу: расценки и переговоры',
    },
  },
  registerMessage: 'Хочу записаться на занятие «{title}».',
} satisfies NamespaceTrainingEventsPageTranslation
