/** The sections of the page in their order; each name is its anchor too. */
export const landingSections = ['home', 'features', 'layouts', 'components', 'apps', 'themes'] as const;
export type LandingSection = (typeof landingSections)[number];

/** How far below the window's top a section stops that was jumped to (specification, section 9). */
export const scrollOffset = 150;

/** From this width on the links stand in the bar; below they are in a menu (specification, section 9). */
export const wideFrom = 992;
export const wide = `@media (min-width: ${wideFrom}px)`;
