/** Maps. */
export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
};
