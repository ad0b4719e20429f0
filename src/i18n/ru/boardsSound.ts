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
    within: 'Заказ %{number} отклонён: за %{time} никто не ответил.',
    in_time: 'Заказ %{number} отклонён: никто не ответил вовремя.',
    /** Notifications, below the order's number. */
    ending: 'Никто ещё не ответил: скоро он будет отклонён.',
    push: 'Отклонён: никто не ответил вовремя.',
    card: 'Оплата картой %{amount} возвращена.',
    cash: 'Оплата %{amount} возвращена.',
    unpaid: 'Оплаты ещё не было.',
    table: 'Столик %{number} снова свободен.',
  },
  notice: {
    about: 'Заказ %{number}: %{text}',
    ending: 'Заказ %{number} скоро будет отклонён: на него ещё никто не ответил.',
    view: 'Открыть',
    change_declined: 'Заказ %{number}: клиент отказался от изменения.',
    change_expired: 'Заказ %{number}: клиент не ответил вовремя. Заказ не изменился.',
  },
};
