import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Inzoomen',
  zoom_out: 'Uitzoomen',
  two_fingers: 'Gebruik twee vingers om de kaart te verschuiven',
};
