/** Categories and sub-categories. */
export const categories = {};
