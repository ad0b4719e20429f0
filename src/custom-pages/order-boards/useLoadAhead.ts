import { useEffect } from 'react';
import { whenCalm } from '../../components/whenCalm';

/** Parts of the page that are drawn only once somebody asks for them. */
const parts: (() => Promise<unknown>)[] = [
  () => import('../../orders/actions/ActionQuestion'),
  () => import('./card/OrderMenu'),
  () => import('../../orders/panel/OrderPanel'),
  () => import('../../orders/ticket/TicketPrint'),
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
