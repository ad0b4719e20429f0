import type { boardsSound as english } from '../en/boardsSound';

/** What the boards say in the frame: sound, connection, announcements. */
export const boardsSound: typeof english = {
  sound: {
    label: 'Звук: %{state}',
    on: 'включён',
    off: 'выключен',
    blocked: 'заблокирован браузером',
    title: 'Звук на этом устройстве',
    volume: 'Громкость',
    mute: 'Без звука',
    test: 'Проверить',
    test_cancel: 'Проверить сигнал отмены',
    blocked_banner: 'Звука не будет, пока вы не коснётесь страницы.',
    allow: 'Включить звук',
  },
  connection: {
    live: 'На связи',
    connecting: 'Подключение',
    cut_off: 'Нет связи',
    outage: 'Недоступно',
    too_many_tabs: 'Слишком много вкладок',
  },
  announce: {
    changed: 'Заказ %{number} изменён',
    new: 'Новый заказ %{number}, %{type}, %{total}',
    cancelled: 'Клиент отменил заказ %{number}',
    moved: 'Заказ %{number}: %{status}',
  },
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Заказ %{number} отклонён: за %{time} его никто не принял.',
    in_time: 'Заказ %{number} отклонён: его не приняли вовремя.',
    /** Notifications, below the order's number. */
    ending: 'Ещё не принят и скоро будет отклонён.',
    push: 'Отклонён: не принят вовремя.',
    card: 'Оплата картой %{amount} возвращена.',
    cash: 'Оплата %{amount} возвращена.',
    unpaid: 'Оплаты не было.',
    table: 'Столик %{number} снова свободен.',
  },
  failure: {
    payment_failed: 'Оплата картой не прошла.',
    refund_failed: 'Возврат через платёжный сервис не прошёл.',
  },
  notice: {
    ending: 'Заказ %{number} скоро будет отклонён. Примите его сейчас.',
    view: 'Открыть',
    review:
      'Новый отзыв: %{smart_count} звезда |||| Новый отзыв: %{smart_count} звезды |||| Новый отзыв: %{smart_count} звёзд',
    change_declined: 'Заказ %{number}: клиент отказался от изменения.',
    change_expired: 'Заказ %{number}: клиент не ответил вовремя. Заказ не изменился.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Заказ %{number}: курьер его принял',
    2062: 'Заказ %{number}: курьер едет в заведение',
    2063: 'Заказ %{number}: курьер уже в заведении',
    2064: 'Заказ %{number}: курьер его забрал',
    2065: 'Заказ %{number}: едет к клиенту',
    2066: 'Заказ %{number}: курьер у клиента',
    2067: 'Заказ %{number}: доставлен',
    2068: 'Заказ %{number}: клиент его отменил',
    2069: 'Заказ %{number}: курьер не найден',
    2070: 'Заказ %{number}: новый предзаказ',
    2071: 'Заказ %{number}: новый заказ',
    2074: 'Заказ %{number}: клиент согласился на изменение',
    2088: 'Заказ %{number}: данные изменились',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} новый заказ |||| %{smart_count} новых заказа |||| %{smart_count} новых заказов',
    ending:
      '%{smart_count} заказ скоро будет отклонён |||| %{smart_count} заказа скоро будут отклонены |||| %{smart_count} заказов скоро будут отклонены',
    unanswered:
      '%{smart_count} заказ не принят вовремя |||| %{smart_count} заказа не приняты вовремя |||| %{smart_count} заказов не приняты вовремя',
    cancelled:
      '%{smart_count} заказ отменён клиентом |||| %{smart_count} заказа отменены клиентами |||| %{smart_count} заказов отменены клиентами',
    answer:
      '%{smart_count} клиент ответил на изменение |||| %{smart_count} клиента ответили на изменение |||| %{smart_count} клиентов ответили на изменение',
    changed:
      '%{smart_count} заказ изменился |||| %{smart_count} заказа изменились |||| %{smart_count} заказов изменились',
    courier:
      '%{smart_count} обновление статуса доставки |||| %{smart_count} обновления статуса доставки |||| %{smart_count} обновлений статуса доставки',
    nobody_found:
      '%{smart_count} заказ без курьера |||| %{smart_count} заказа без курьера |||| %{smart_count} заказов без курьера',
    low_review: '%{smart_count} низкая оценка |||| %{smart_count} низкие оценки |||| %{smart_count} низких оценок',
    document:
      '%{smart_count} сообщение о документах |||| %{smart_count} сообщения о документах |||| %{smart_count} сообщений о документах',
  },
  bell: {
    label: 'Уведомления',
    unread: '%{smart_count} непрочитанное |||| %{smart_count} непрочитанных |||| %{smart_count} непрочитанных',
  },
};
