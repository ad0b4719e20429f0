import type { map as english } from '../en/map';

export const map: typeof english = {
  zoom_in: 'تكبير',
  zoom_out: 'تصغير',
  two_fingers: 'يمكنك تحريك الخريطة بإصبعين',
};
