import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Vergrößern',
  zoom_out: 'Verkleinern',
  two_fingers: 'Verschieben Sie die Karte mit zwei Fingern',
};
