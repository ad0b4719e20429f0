/**
 * Widths of the menu's parts in px. Together they leave a board of four columns its room on a screen of 1440.
 */
export const menuSizes = { main: 88, sub: 176, drawer: 304 } as const;
