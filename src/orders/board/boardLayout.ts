import type { CSSObject } from '@mui/material/styles';
import { useEffect } from 'react';
import { whenNetworkIdle } from '../../components/whenNetworkIdle';
import { breakpoints, frame, menuSizes, spacingStep } from '../../theme/tokens';

/** Space between two columns, in px. */
const columnGap = 10;

/** From this width, an open order is shown beside its list; below it, over the list. */
const besideFrom = 1200;

/** All four columns need at least this width. */
const columnMin = 208;

/** Everything beside an open order: the menu's first column, the page's margins and gaps, and the four columns. */
const boardRoom = menuSizes.main + 2 * frame.margin + 2 * spacingStep + 4 * columnMin + 3 * columnGap;

/** Layout of an open order on its page. */
export const panelLayout = {
  beside: `(min-width: ${besideFrom}px)`,
  over: `(max-width: ${besideFrom - 1}px)`,
  /** Wide screens give it all of its width; at 1366 px and below, the board's columns come first. */
  width: `clamp(360px, calc(100vw - ${boardRoom}px), 420px)`,
} as const;

/** Styles of a board's header that is at most this wide, in px, because an open order takes the rest. */
export const besideOrder = (width: number, styles: CSSObject): CSSObject => ({
  [`@media ${panelLayout.beside}`]: { [`@container (max-width: ${width}px)`]: styles },
});

/** If a prefetch fails, the part is fetched on demand. */
const load = (parts: readonly (() => Promise<unknown>)[]) => {
  for (const part of parts) part().catch(() => undefined);
};

/**
 * Prefetches parts of a page that are rendered on demand, once the board is shown and the page is
 * idle. They then open immediately, even if the server can't be reached.
 *
 * @param parts the same list for as long as the page is open
 */
export function useLoadAhead(isReady: boolean, parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => (isReady ? whenNetworkIdle(() => load(parts)) : undefined), [isReady, parts]);
}

/** From this width, all four columns are side by side. */
const fourColumnsFrom = 1000;

/** How a board is laid out, as media queries. */
export const boardLayout = {
  phone: `(max-width: ${breakpoints.menuHidden - 1}px)`,
  /** The list has no room for all of its usual columns. */
  tabletList: '(max-width: 1099px)',
  fourColumns: `@media (min-width: ${fourColumnsFrom}px)`,
  /** From tablets in portrait up to that width, two by two. */
  twoByTwo: `@media (max-width: ${fourColumnsFrom - 1}px)`,
  columnMin,
  columnGap,
} as const;
