import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: 'Mover %{name}',
  how: 'Aperte Espaço para pegar, as setas para mover, Espaço de novo para soltar, Esc para devolver. Ou arraste.',
  place: 'posição %{position} de %{total}',
  place_in: 'posição %{position} de %{total} em %{group}',
  lifted: 'Pegou %{name}, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: 'Soltou %{name}, %{where}.',
  cancelled: 'Devolveu %{name}, %{where}.',
};
