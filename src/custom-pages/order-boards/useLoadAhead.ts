import { useEffect } from 'react';
import { whenCalm } from '../../components/whenCalm';
import { loadActionQuestion, loadOrderPanel, loadTicketPrint } from '../../orders/orderParts';

/** Parts of the page that are drawn only once somebody asks for them. */
const parts: (() => Promise<unknown>)[] = [
  loadActionQuestion,
  () => import('./card/OrderMenu'),
  loadOrderPanel,
  loadTicketPrint,
];

/** What does not come now is fetched when it is asked for. */
const loadParts = () => {
  for (const part of parts) part().catch(() => undefined);
};

/**
 * Fetches those parts once the board stands and the page is at rest: a tap is answered at once, and also while the
 * server is away.
 */
export function useLoadAhead(isReady: boolean): void {
  useEffect(() => (isReady ? whenCalm(loadParts) : undefined), [isReady]);
}
