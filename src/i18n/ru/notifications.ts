import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'Уведомления',
  mark_all: 'Прочитать все',
  empty: 'Уведомлений пока нет',
  empty_detail: 'Здесь видно, что произошло за последние 7\u00A0дней.',
  today: 'Сегодня',
  yesterday: 'Вчера',
  unread: 'Непрочитанное',
  settings: 'Настройки уведомлений',
  back: 'Назад',
  kinds: 'Как это устройство сообщает о событиях',
  channel: { sound: 'Звук', notice: 'Сообщение', list: 'Только список' },
  kind: {
    new_order: 'Новый заказ',
    ending: 'Заказ скоро будет отклонён',
    unanswered: 'Заказ отклонён без ответа',
    cancelled: 'Заказ отменён клиентом',
    answer: 'Ответ клиента на изменение',
    changed: 'Заказ изменён',
    courier: 'Обновления доставки',
    nobody_found: 'Курьер не найден',
    low_review: 'Низкая оценка',
  },
  jumps: 'Уходить и с других страниц',
  jumps_detail:
    'Через 30\u00A0секунд без действий доска открывает страницу нового события. Включите, чтобы так делали все страницы, если на них ничего не открыто и всё сохранено.',
};
