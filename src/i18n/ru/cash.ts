import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Не\u00A0удалось\u00A0загрузить\u00A0наличные.',
  held: 'Наличные\u00A0у\u00A0курьеров',
  hand_in: {
    action: 'Сдать',
    open: '%{name}:\u00A0сдать\u00A0%{amount}',
    title: 'Наличные:\u00A0%{name}',
    confirm: 'Сдать\u00A0%{amount}',
    done: 'Сдано\u00A0(%{name}):\u00A0%{amount}',
    changed:
      'Только\u00A0что\u00A0завершился\u00A0заказ,\u00A0и\u00A0ожидаемая\u00A0сумма\u00A0изменилась.\u00A0Пересчитайте.',
  },
  expected: 'Ожидается',
  counted: 'Подсчитано',
  difference: 'Разница',
  exact: 'Всё\u00A0сходится',
  missing: 'Не\u00A0хватает\u00A0%{amount}',
  extra: 'Лишние\u00A0%{amount}',
  left: '%{amount}\u00A0остаётся\u00A0у\u00A0курьера',
  part: 'Только\u00A0часть:\u00A0остальное\u00A0позже',
  reason: {
    label: 'Причина\u00A0разницы',
    change: 'Ошибка\u00A0со\u00A0сдачей',
    tip: 'Чаевые',
    expense: 'Что-то\u00A0оплачено',
    lost: 'Потеряны',
  },
  handovers: 'Последние\u00A0сдачи\u00A0наличных',
  person: 'Курьер',
  counted_by: 'Кто\u00A0считал',
  none: 'Нет',
  empty: {
    title: 'Сдавать\u00A0нечего',
    detail: 'Здесь\u00A0появятся\u00A0наличные,\u00A0которые\u00A0курьеры\u00A0получают\u00A0от\u00A0клиентов.',
  },
};
