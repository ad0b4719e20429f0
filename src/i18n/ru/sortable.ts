import type { sortable as english } from '../en/sortable';

/** Putting rows in order by drag or key, and what a screen reader hears of it. */
export const sortable: typeof english = {
  handle: 'Переместить: %{name}',
  how: 'Нажмите пробел, чтобы взять, стрелки — чтобы переместить, снова пробел — чтобы положить, Escape — чтобы вернуть на место. Или перетащите.',
  place: 'место %{position} из %{total}',
  place_in: 'место %{position} из %{total}, %{group}',
  lifted: 'Взято: %{name}, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: 'Положено: %{name}, %{where}.',
  cancelled: 'Возвращено: %{name}, %{where}.',
};
