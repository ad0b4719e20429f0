import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Предыдущая картинка',
  next: 'Следующая картинка',
  position: 'Картинка %{position} из %{count}',
  show: 'Показать картинку %{position}',
  earlier: 'Предыдущие картинки',
  later: 'Следующие картинки',
  role: 'карусель',
  slide: 'картинка',
};
