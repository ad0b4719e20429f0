import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'Без первой 8 или 0; можно вставить номер целиком.',
      required: 'Введите номер телефона.',
      code: 'Выберите страну.',
      too_short: 'Номер слишком короткий.',
      too_long: 'Номер слишком длинный.',
      initial_zero: 'Уберите 0 в начале.',
      invalid: 'Введите правильный номер телефона.',
    },
    blocker: {
      title: 'Нельзя предлагать заказы:',
      soon: 'Скоро нужно обновить:',
      not_approved: 'Не одобрен',
      document_missing: 'Нет документа: %{document}',
      document_pending: 'Ждёт проверки: %{document}',
      document_declined: 'Документ не одобрен: %{document}',
      document_expired: 'Срок истёк %{date}: %{document}',
      vehicle_missing: 'Нет транспорта',
      vehicle_type_missing: 'Не указан тип транспорта',
      vehicle_not_approved: 'Транспорт не одобрен',
      expires_soon: 'Срок истекает %{date}: %{document}',
    },
    segment: {
      all: 'Все',
      free: 'Свободны',
      on_job: 'Заняты',
      offline: 'Не в сети',
    },
    in_use: 'Назначены и ещё не забраны: %{numbers}. Если отозвать, заказы предложат другому курьеру.',
    in_use_picked_up: 'Текущие заказы: %{numbers}. Уже забранные сначала нужно доставить; потом можно удалить.',
    vehicles: {
      none: 'Нет',
    },
  },
  categories: {
    in_use: {
      subs: 'Внутри %{smart_count} подкатегория. Сначала перенесите в другую категорию или удалите. |||| Внутри %{smart_count} подкатегории. Сначала перенесите их в другую категорию или удалите. |||| Внутри %{smart_count} подкатегорий. Сначала перенесите их в другую категорию или удалите.',
      items:
        'Внутри %{smart_count} позиция. Сначала перенесите в другую подкатегорию или удалите. |||| Внутри %{smart_count} позиции. Сначала перенесите их в другую подкатегорию или удалите. |||| Внутри %{smart_count} позиций. Сначала перенесите их в другую подкатегорию или удалите.',
    },
  },
  createOrder: {
    choices: {
      exactly: 'Выберите %{min}',
      up_to: 'Выберите до %{max}',
      between: 'Выберите от %{min} до %{max}',
      at_least: 'Выберите не меньше %{min}',
      out_of_stock: 'нет в наличии',
    },
    customer: { orders: '%{smart_count} заказ |||| %{smart_count} заказа |||| %{smart_count} заказов' },
    position: { not_found: 'Ничего не найдено. Проверьте адрес или укажите место вручную.' },
  },
  items: {
    new: 'Новая позиция',
    list: {
      shown: 'Клиенты видят',
      hidden: 'Клиенты не видят',
    },
  },
  menuFiles: {
    export: {
      action: 'Экспорт',
      columns: 'Столбцы',
      title: 'Экспорт',
    },
    import: { action: 'Импорт' },
  },
  activity: {
    history: {
      show: 'Показать историю',
    },
  },
  access: {
    password: {
      short: 'Не меньше %{min} символов.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'Дата окончания раньше даты начала.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'Не принят вовремя',
      noShow: 'Гости не пришли',
      arrivedBefore: 'Гости уже пришли',
      feeUnpaid: 'Плата за бронирование не внесена вовремя',
      assumedCollected: 'Завершён автоматически через час после готовности',
      testOver: 'Тестовые заказы закрываются автоматически',
    },
  },
  modifierGroups: { new: 'Новая группа модификаторов' },
  opening: { strip: { closed: 'Закрыто' } },
  deliveryAreas: { try: { postcode: 'Индекс' } },
};
