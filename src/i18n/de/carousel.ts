import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'Bilder',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: 'Bild %{position} von %{count}',
};
