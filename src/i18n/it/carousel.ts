import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  position: 'Immagine %{position} di %{count}',
  show: 'Mostra l’immagine %{position}',
  earlier: 'Immagini precedenti',
  later: 'Immagini successive',
  role: 'carosello',
  slide: 'immagine',
};
