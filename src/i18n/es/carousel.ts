import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'Imágenes',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: 'Imagen %{position} de %{count}',
};
