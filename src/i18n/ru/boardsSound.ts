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
  notice: {
    view: 'Открыть',
    change_declined: 'Заказ %{number}: клиент отказался от изменения.',
    change_expired: 'Заказ %{number}: клиент не ответил вовремя. Заказ не изменился.',
  },
};
