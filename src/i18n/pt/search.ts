export const search = {
  open: 'Buscar',
  ctrl: 'Ctrl',
};
