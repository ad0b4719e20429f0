import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Aproximar',
  zoom_out: 'Afastar',
  two_fingers: 'Use dois dedos para mover o mapa',
};
