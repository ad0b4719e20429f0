import type { renewSession as english } from '../en/renewSession';

export const renewSession: typeof english = {
  title: 'Войдите снова',
  detail: 'Сеанс завершился. Всё, что вы ввели, на месте: войдите и продолжайте, где остановились.',
  leave: 'Уйти',
};
