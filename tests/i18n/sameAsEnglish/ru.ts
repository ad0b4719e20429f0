/** Texts that are the same words in this language as in English. */
export const same: string[] = [
  // A tab is named alike on every page, and those outside the boards have it in code.
];
