export const search = {
  open: 'بحث',
  ctrl: 'Ctrl',
};
