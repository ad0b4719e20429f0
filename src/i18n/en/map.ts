/** Maps. */
export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  two_fingers: 'Use two fingers to move the map',
};
