import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  position: 'Imagem %{position} de %{count}',
  show: 'Mostrar imagem %{position}',
  earlier: 'Imagens anteriores',
  later: 'Próximas imagens',
  role: 'carrossel',
  slide: 'imagem',
};
