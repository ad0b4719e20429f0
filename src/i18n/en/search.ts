/** The search button of the top bar. The palette that it opens has its own texts. */
export const search = {
  open: 'Search',
  /** The key, as labelled on keyboards of this language. */
  ctrl: 'Ctrl',
};
