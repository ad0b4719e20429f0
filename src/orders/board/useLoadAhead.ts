import { useEffect } from 'react';
import { whenCalm } from '../../components/whenCalm';

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
