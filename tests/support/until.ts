import { vi } from 'vitest';

/**
 * Waits for what a check stops throwing about. Vitest's own second is a wall clock that a busy machine loses to: here the
 * test's time alone says when to give up.
 *
 * @example await until(() => expect(device.seqs).toEqual([1, 2]));
 */
export const until = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 45_000, interval: 10 });
