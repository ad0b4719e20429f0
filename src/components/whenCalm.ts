import { hasOpenRequests } from '../config/openRequests';

/** Nothing has come over the network for so long, and no answer is due: the page has what it asked for. */
const quietMs = 1_000;

/** A page that never stops fetching, as one that follows a file's progress, is calm by then. */
const latestMs = 10_000;

/** After the page's own work; a browser without idle callbacks has had its second of quiet. */
const whenIdle = (act: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') act();
  else requestIdleCallback(act);
};

/**
 * Does something once the page is at rest: what it shows has come, so that what is fetched ahead takes nothing from it.
 *
 * @returns how to do without it
 */
export function whenCalm(act: () => unknown): () => void {
  let isWanted = true;
  const begin = () => {
    stop();
    whenIdle(() => {
      if (isWanted) act();
    });
  };
  // The browser reports a request only once it is answered: a slow server would look like a page at rest.
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
