import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'Vergrößern',
  zoom_out: 'Verkleinern',
};
