import { hasOpenRequests } from '../config/openRequests';

/** The network has been idle for this long, with no request pending: the page has its data. */
const quietMs = 1_000;

/** A page that never stops fetching, such as one that shows an import's progress, counts as idle after this time. */
const latestMs = 10_000;

/** Runs after the page's own work. Browsers without idle callbacks have had a second of idle network already. */
const whenIdle = (act: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') act();
  else requestIdleCallback(act);
};

/**
 * Calls back once the page is idle and has its data, so that prefetching doesn't compete with it.
 *
 * @returns a function that cancels it
 */
export function whenNetworkIdle(act: () => unknown): () => void {
  let isWanted = true;
  const begin = () => {
    stop();
    whenIdle(() => {
      if (isWanted) act();
    });
  };
  // Browsers report a request only when it has been answered, so a slow server would make the page look idle.
  const beginIfAnswered = () => {
    if (hasOpenRequests()) quiet = setTimeout(beginIfAnswered, quietMs);
    else begin();
  };
  let quiet = setTimeout(beginIfAnswered, quietMs);
  const latest = setTimeout(begin, latestMs);
  const observer = new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(beginIfAnswered, quietMs);
  });
  const stop = () => {
    clearTimeout(quiet);
    clearTimeout(latest);
    observer.disconnect();
  };
  observer.observe({ type: 'resource' });
  return () => {
    isWanted = false;
    stop();
  };
}
