import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Photo précédente',
  next: 'Photo suivante',
  position: 'Photo %{position} sur %{count}',
  show: 'Afficher la photo %{position}',
  earlier: 'Photos précédentes',
  later: 'Photos suivantes',
  role: 'carrousel',
  slide: 'photo',
};
