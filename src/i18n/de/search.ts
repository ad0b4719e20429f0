export const search = {
  open: 'Suchen',
  ctrl: 'Strg',
};
