/** Measures of the design, in px where not said otherwise. Components take them through the MUI theme. */
export const fontFamily = "'Rubik Variable', 'Noto Sans Arabic', system-ui, sans-serif";

/** Least size of anything a wet finger must hit. */
export const touchTarget = 44;

export const radii = { rounded: 10, flat: 2 } as const;
export type Radius = keyof typeof radii;

export const breakpoints = { menuHidden: 768, subHidden: 1440 } as const;

/** The frame around a page: the bar above it with its line, and the page's own margin from `md` on. */
export const frame = { bar: 57, margin: 20 } as const;
