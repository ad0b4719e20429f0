/** The list of items. */
export const items = {};
