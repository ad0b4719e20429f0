/** Design measures, in px unless stated otherwise. Components use them through the MUI theme; see docs/design.md. */
export const fontFamily = "'Rubik Variable', 'Noto Sans Arabic', system-ui, sans-serif";

/** Minimum size of a touch target, large enough for wet fingers. */
export const touchTarget = 44;

export const radii = { rounded: 10, flat: 2 } as const;
export type Radius = keyof typeof radii;

/** How much room an order's card takes. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** `twoNotices`: from this width, two notices fit next to each other. */
export const breakpoints = { menuHidden: 768, narrowMargin: 900, twoNotices: 1200, subHidden: 1440 } as const;

/** Widths of the menu's parts in px. Together they leave a board of four columns its room on a screen of 1440. */
export const menuSizes = { main: 88, sub: 176, drawer: 304 } as const;

/**
 * The frame around a page, in px: the bar with its line, the strip for notices below it (`NoticeArea`), the gap between
 * strip and page, and the page's margin, which is smaller below 900 px.
 */
export const frame = { bar: 57, strip: 48, gap: 4, margin: 20, narrowMargin: 12 } as const;

/** Height of bar and strip: scrolling content disappears below them. */
export const frameHead = frame.bar + frame.strip;

/** Distance from the window's top to the beginning of an unscrolled page. */
export const pageTop = frameHead + frame.gap;

/** Height of a page that fills the window. */
export const windowHeight = `calc(100dvh - ${pageTop + frame.margin}px - var(--shell-notice, 0px))`;

/** One step of every margin and gap; `sx` counts in steps. */
export const spacingStep = 8;

/**
 * Sizes in rem, so that they follow the browser's text size. Weights are Rubik's own: 550 is between medium and
 * semibold.
 */
export const typeScale = {
  display: {
    fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 4rem)',
    fontWeight: 650,
    lineHeight: 1.06,
    letterSpacing: '-0.02em',
  },
  h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.01em' },
  h2: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.25 },
  h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3 },
  subtitle2: { fontWeight: 600 },
  button: { fontWeight: 550 },
} as const;

/** Elevations: on the page, raised (a hovered card), floating (menus, toasts), above everything (dialogs). */
export const elevation = {
  light: {
    raised: '0 1px 2px rgb(16 24 32 / 0.08), 0 2px 6px rgb(16 24 32 / 0.06)',
    floating: '0 2px 6px rgb(16 24 32 / 0.1), 0 8px 24px rgb(16 24 32 / 0.12)',
    over: '0 8px 16px rgb(16 24 32 / 0.12), 0 24px 56px rgb(16 24 32 / 0.2)',
  },
  // Shadows are barely visible in dark mode: a thin light edge shows what is above.
  dark: {
    raised: '0 0 0 1px rgb(255 255 255 / 0.06), 0 2px 6px rgb(0 0 0 / 0.4)',
    floating: '0 0 0 1px rgb(255 255 255 / 0.09), 0 8px 24px rgb(0 0 0 / 0.5)',
    over: '0 0 0 1px rgb(255 255 255 / 0.12), 0 24px 56px rgb(0 0 0 / 0.6)',
  },
} as const;

/** Durations in ms: response to a touch, a move, a new layer. Users who prefer reduced motion get none. */
export const motion = {
  quick: 120,
  calm: 200,
  slow: 280,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;
