import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: 'Bild %{position} von %{count}',
  show: 'Bild %{position} anzeigen',
  earlier: 'Frühere Bilder',
  later: 'Weitere Bilder',
  role: 'Bilderkarussell',
  slide: 'Bild',
};
