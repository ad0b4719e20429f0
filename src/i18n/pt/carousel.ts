import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'Imagens',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  position: 'Imagem %{position} de %{count}',
};
