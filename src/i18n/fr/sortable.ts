import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: 'Déplacer %{name}',
  how: 'Espace pour soulever, les flèches pour déplacer, Espace à nouveau pour déposer, Échap pour remettre en place. Ou faites glisser.',
  place: 'position %{position} sur %{total}',
  place_in: 'position %{position} sur %{total} dans %{group}',
  lifted: 'Soulevé\u202F: %{name}, %{where}.',
  moved: '%{name}\u202F: %{where}.',
  dropped: 'Déposé\u202F: %{name}, %{where}.',
  cancelled: 'Remis en place\u202F: %{name}, %{where}.',
};
