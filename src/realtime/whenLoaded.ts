import type { QueryClient } from '@tanstack/react-query';

/** At the latest after this, in ms, even if the page still waits for a reply. */
const latestMs = 3_000;
/** In ms: what the page has just been told is drawn first. */
const drawnWithinMs = 100;

/**
 * Resolves once the page has what it asked for at its start: until then, whatever is loaded beside it would only take its
 * time.
 */
export const whenLoaded = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const start = () => {
      stop();
      clearTimeout(latest);
      setTimeout(resolve, drawnWithinMs);
    };
    const latest = setTimeout(start, latestMs);
    const stop = queryClient.getQueryCache().subscribe(() => queryClient.isFetching() === 0 && start());
    if (queryClient.isFetching() === 0) start();
  });
