/** Import and export of the menu. */
export const menuFiles = {};
