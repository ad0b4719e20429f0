import { useEffect } from 'react';
import { whenCalm } from '../../components/whenCalm';
import { breakpoints } from '../../theme/tokens';

/** From this width, an open order is shown beside its list; below it, over the list. */
const besideFrom = 1200;

/** Layout of an open order on its page. */
export const panelLayout = {
  beside: `(min-width: ${besideFrom}px)`,
  width: 420,
} as const;

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
  useEffect(() => (isReady ? whenCalm(() => load(parts)) : undefined), [isReady, parts]);
}

/** From this width, all four columns are side by side. */
const fourColumnsFrom = 1000;

/** How a board is laid out, as media queries. */
export const boardLayout = {
  phone: `(max-width: ${breakpoints.menuHidden - 1}px)`,
  fourColumns: `@media (min-width: ${fourColumnsFrom}px)`,
  wide: `@media ${panelLayout.beside}`,
  /** Next to the menu, all four fit on a tablet in landscape. */
  columnMin: 208,
  /**
   * A column keeps its width when an order opens beside the board: the board scrolls, and no card is laid out again.
   */
  columnMinWide: 'min(276px, (100vw - 160px) / 4)',
} as const;
