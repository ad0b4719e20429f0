export const search = {
  open: 'Rechercher',
  ctrl: 'Ctrl',
};
