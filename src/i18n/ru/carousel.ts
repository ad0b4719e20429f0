import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  position: 'Фото %{position} из %{count}',
  show: 'Показать фото %{position}',
  earlier: 'Предыдущие фото',
  later: 'Следующие фото',
  role: 'карусель',
  slide: 'фото',
};
