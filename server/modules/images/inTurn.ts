/**
 * Lets so many pieces of work run at the same time; the others wait, in the order they came.
 *
 * @example const drawInTurn = inTurn(2); await drawInTurn(() => draw(content))
 */
export function inTurn(places: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed on to who waits longest, else given back.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
