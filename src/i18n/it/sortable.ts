import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: 'Sposta %{name}',
  how: 'Premi Spazio per sollevare, le frecce per spostare, di nuovo Spazio per rilasciare, Esc per rimettere a posto. Oppure trascina.',
  place: 'posizione %{position} di %{total}',
  place_in: 'posizione %{position} di %{total} in %{group}',
  lifted: 'Sollevato: %{name}, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: 'Rilasciato: %{name}, %{where}.',
  cancelled: 'Rimesso a posto: %{name}, %{where}.',
};
