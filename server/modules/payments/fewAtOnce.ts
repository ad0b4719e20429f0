/** How much work waits for its turn at most. */
const mostWaiting = 50;

/**
 * Lets only so many works run at once; the others wait for their turn, so that they don't take all connections to the
 * database.
 *
 * @returns runs a work; `null` if too many wait already, and it is left to others
 */
export function fewAtOnce(most: number): <Result>(work: () => Promise<Result>) => Promise<Result | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else if (waiting.length >= mostWaiting) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The one that has waited longest takes the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
