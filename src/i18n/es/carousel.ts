import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: 'Imagen %{position} de %{count}',
  show: 'Mostrar imagen %{position}',
  earlier: 'Imágenes anteriores',
  later: 'Imágenes siguientes',
  role: 'carrusel',
  slide: 'imagen',
};
