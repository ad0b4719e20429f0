import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: '%{name} verschieben',
  how: 'Die Leertaste hebt an, die Pfeiltasten bewegen, die Leertaste legt wieder ab, Escape bringt zurück. Ziehen geht auch.',
  place: 'Platz %{position} von %{total}',
  place_in: 'Platz %{position} von %{total} in %{group}',
  lifted: '%{name} angehoben, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: '%{name} abgelegt, %{where}.',
  cancelled: '%{name} zurückgelegt, %{where}.',
};
