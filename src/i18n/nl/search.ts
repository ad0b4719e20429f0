export const search = {
  open: 'Zoeken',
  ctrl: 'Ctrl',
};
