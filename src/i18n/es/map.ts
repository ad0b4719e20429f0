import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  two_fingers: 'Usa dos dedos para mover el mapa',
};
