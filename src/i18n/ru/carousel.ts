import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'Картинки',
  previous: 'Предыдущая картинка',
  next: 'Следующая картинка',
  position: 'Картинка %{position} из %{count}',
};
