import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: 'Mover %{name}',
  how: 'Pulsa Espacio para levantar, las flechas para mover, Espacio otra vez para soltar y Esc para devolverlo a su sitio. O arrástralo.',
  place: 'posición %{position} de %{total}',
  place_in: 'posición %{position} de %{total} en %{group}',
  lifted: 'Levantaste %{name}, %{where}.',
  moved: '%{name}: %{where}.',
  dropped: 'Soltaste %{name}, %{where}.',
  cancelled: '%{name} vuelve a su sitio, %{where}.',
};
