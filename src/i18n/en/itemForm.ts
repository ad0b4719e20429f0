/** The form of an item. */
export const itemForm = {};
