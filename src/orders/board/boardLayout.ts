import { useEffect } from 'react';
import { whenCalm } from '../../components/whenCalm';
import { breakpoints } from '../../theme/tokens';

/** From here an open order stands beside the list it was opened from; below it lies over it. */
const besideFrom = 1200;

/** How an open order stands on its page. */
export const panelLayout = {
  beside: `(min-width: ${besideFrom}px)`,
  width: 420,
} as const;

/** What does not come now is fetched when it is asked for. */
const load = (parts: readonly (() => Promise<unknown>)[]) => {
  for (const part of parts) part().catch(() => undefined);
};

/**
 * Fetches parts of a page that are drawn only once somebody asks for them, when the board stands and the page is at
 * rest: a tap is answered at once, and also while the server is away.
 *
 * @param parts the same list for as long as the page lives
 */
export function useLoadAhead(isReady: boolean, parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => (isReady ? whenCalm(() => load(parts)) : undefined), [isReady, parts]);
}

/** From here all four columns stand beside each other. */
const fourColumnsFrom = 1000;

/** How a board is laid out, as media queries. */
export const boardLayout = {
  phone: `(max-width: ${breakpoints.menuHidden - 1}px)`,
  fourColumns: `@media (min-width: ${fourColumnsFrom}px)`,
  wide: `@media ${panelLayout.beside}`,
  /** Beside the menu's column all four are in view on a tablet held across. */
  columnMin: 208,
  /** A column stays as wide when an order opens beside the board: the board scrolls, and no card is laid out anew. */
  columnMinWide: 'min(276px, (100vw - 160px) / 4)',
} as const;
