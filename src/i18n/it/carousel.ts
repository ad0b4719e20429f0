import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'Immagini',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  position: 'Immagine %{position} di %{count}',
};
