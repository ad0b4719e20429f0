/** The button of the top bar that leads to everything; what it opens has its own texts. */
export const search = {
  open: 'Search',
  /** The key, as it is printed on keyboards of the language. */
  ctrl: 'Ctrl',
};
