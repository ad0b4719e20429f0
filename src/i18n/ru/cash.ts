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
  difference: 'Расхождение',
  exact: 'Всё сходится',
  missing: 'Недостача: %{amount}',
  extra: 'Излишек: %{amount}',
  left: '%{amount} остаётся у курьера',
  part: 'Только часть: остальное позже',
  reason: {
    label: 'Причина расхождения',
    change: 'Ошибка со сдачей',
    tip: 'Чаевые',
    expense: 'Оплачены расходы',
    lost: 'Потеряны',
  },
  handovers: 'Недавно сданные наличные',
  person: 'Курьер',
  counted_by: 'Кто считал',
  none: 'Нет',
  empty: {
    title: 'Сдавать нечего',
    detail: 'Здесь появятся наличные, которые курьеры получают от клиентов.',
  },
};
