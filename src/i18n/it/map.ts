import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Ingrandisci',
  zoom_out: 'Riduci',
  two_fingers: 'Usa due dita per spostare la mappa',
};
