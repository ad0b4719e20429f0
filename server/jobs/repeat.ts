import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does a step again and again, the next round `everyMs` after the last one ended: rounds never overlap.
 *
 * @returns ends the rounds; resolves once the round under way is over
 */
export function repeat(
  step: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const rounds = async () => {
    while (!ending.signal.aborted) {
      await step().catch(onError);
      // An aborted wait rejects; the loop's condition says the rest.
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const running = rounds();
  return async () => {
    ending.abort();
    await running;
  };
}
