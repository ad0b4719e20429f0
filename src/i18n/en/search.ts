/** The search button of the top bar; what it opens has its own texts. */
export const search = {
  open: 'Search',
  /** The key as keyboards of this language label it. */
  ctrl: 'Ctrl',
};
