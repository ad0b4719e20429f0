import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'Отметить, что закончилось',
  what: 'Что закончилось?',
  until: 'Нет в наличии',
  detail: 'До этого времени никто не сможет это заказать. Этот заказ не изменится.',
  none: 'Выберите, что закончилось: какое-то время это нельзя будет заказать.',
  set: 'Отметить',
  done: '%{names}: %{state}',
  undo: 'Вернуть в наличие',
  undone: '%{names}: вернули как было',
  undo_failed: '%{names}: не удалось вернуть как было. %{reason}',
  failed: '%{names}: всё ещё в наличии. %{reason}',
  failed_after_rejecting: 'Заказ %{number} отклонён, но это всё ещё в наличии: %{names}. %{reason}',
} satisfies typeof english;
