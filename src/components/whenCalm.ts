/** What a browser without idle callbacks waits instead. */
const calmAfterMs = 2_000;

/**
 * Does something once the page is at rest.
 *
 * @returns how to do without it
 */
export function whenCalm(act: () => unknown): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, calmAfterMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void act());
  return () => cancelIdleCallback(handle);
}
