export const search = {
  open: 'Cerca',
  ctrl: 'Ctrl',
};
