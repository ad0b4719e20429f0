import { beforeAll } from 'vitest';

/**
 * Reads code that the product fetches with a page's first visit. On a busy machine that takes seconds, which are not to
 * come off the first story's patience.
 *
 * @example readAhead(() => import('../../src/custom-pages/activity/ActivityPage'));
 */
export function readAhead(...loads: (() => Promise<unknown>)[]): void {
  beforeAll(async () => {
    await Promise.all(loads.map((load) => load()));
  }, 60_000);
}
