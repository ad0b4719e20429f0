import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Zoomer',
  zoom_out: 'Dézoomer',
  two_fingers: 'Déplacez la carte avec deux doigts',
};
