import { useEffect } from 'react';

/** Parts of the page that are drawn only once somebody asks for them. */
const parts: (() => Promise<unknown>)[] = [
  () => import('./actions/ActionQuestion'),
  () => import('./card/OrderMenu'),
  () => import('./panel/OrderPanel'),
  () => import('./ticket/TicketPrint'),
];

/** What a browser without idle callbacks waits instead. */
const calmAfterMs = 2_000;

/**
 * Fetches those parts once the board stands and the page is at rest: a tap is answered at once, and also while the
 * server is away.
 */
export function useLoadAhead(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const load = () => {
      // What does not come now is fetched when it is asked for.
      for (const part of parts) part().catch(() => undefined);
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, calmAfterMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, [isReady]);
}
