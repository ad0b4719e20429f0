import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'Photos',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  position: 'Photo %{position} sur %{count}',
};
