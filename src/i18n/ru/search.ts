export const search = {
  open: 'Поиск',
  ctrl: 'Ctrl',
};
