import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: '%{name} verschieben',
  how: 'Drücken Sie die Leertaste zum Anheben, die Pfeiltasten zum Verschieben, noch einmal die Leertaste zum Ablegen und Escape zum Zurücklegen. Ziehen geht auch.',
  place: 'Position %{position} von %{total}',
  place_in: 'Position %{position} von %{total} in %{group}',
  lifted: '%{name} angehoben, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: '%{name} abgelegt, %{where}.',
  cancelled: '%{name} zurückgelegt, %{where}.',
};
