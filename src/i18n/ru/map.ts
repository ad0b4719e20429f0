import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Приблизить',
  zoom_out: 'Отдалить',
  two_fingers: 'Двигайте карту двумя пальцами',
};
