import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: '%{name} verplaatsen',
  how: 'Druk op de spatiebalk om op te pakken, op de pijltjestoetsen om te verplaatsen, nog eens op de spatiebalk om neer te zetten en op Escape om terug te zetten. Slepen kan ook.',
  place: 'positie %{position} van %{total}',
  place_in: 'positie %{position} van %{total} in %{group}',
  lifted: '%{name} opgepakt, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: '%{name} neergezet, %{where}.',
  cancelled: '%{name} teruggezet, %{where}.',
};
