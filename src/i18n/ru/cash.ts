import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Не удалось загрузить наличные.',
  held: 'Наличные у курьеров',
  hand_in: {
    action: 'Сдать',
    open: '%{name}: сдать %{amount}',
    title: 'Наличные: %{name}',
    confirm: 'Сдать %{amount}',
    done: 'Сдано (%{name}): %{amount}',
    changed: 'Только что завершился заказ, и ожидаемая сумма изменилась. Пересчитайте.',
  },
  expected: 'Ожидается',
  counted: 'Подсчитано',
  difference: 'Разница',
  exact: 'Всё сходится',
  missing: 'Не хватает %{amount}',
  extra: 'Лишние %{amount}',
  left: '%{amount} остаётся у курьера',
  part: 'Только часть: остальное позже',
  reason: {
    label: 'Причина разницы',
    change: 'Ошибка со сдачей',
    tip: 'Чаевые',
    expense: 'Что-то оплачено',
    lost: 'Потеряны',
  },
  handovers: 'Последние сдачи наличных',
  person: 'Курьер',
  counted_by: 'Кто считал',
  none: 'Нет',
  empty: {
    title: 'Сдавать нечего',
    detail: 'Здесь появятся наличные, которые курьеры получают от клиентов.',
  },
};
