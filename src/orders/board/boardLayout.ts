import { breakpoints } from '../../theme/tokens';
import { panelLayout } from '../panel/panelLayout';

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
