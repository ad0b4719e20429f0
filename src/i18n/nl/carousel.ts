import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'Foto’s',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  position: 'Foto %{position} van %{count}',
};
