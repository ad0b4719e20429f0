import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Vorige foto',
  next: 'Volgende foto',
  position: 'Foto %{position} van %{count}',
  show: 'Foto %{position} tonen',
  earlier: 'Eerdere foto’s',
  later: 'Volgende foto’s',
  role: 'carrousel',
  slide: 'foto',
};
