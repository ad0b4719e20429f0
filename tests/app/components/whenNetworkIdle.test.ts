import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenNetworkIdle } from '../../../src/components/whenNetworkIdle';
import { countRequest } from '../../../src/config/openRequests';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits for the answer of a slow server, and for a second of quiet after it', async () => {
  const act = vi.fn();
  let answer: () => void = () => undefined;
  const request = countRequest(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  whenNetworkIdle(act);
  vi.advanceTimersByTime(3_000);
  expect(act).not.toHaveBeenCalled();
  answer();
  await request;
  await vi.runOnlyPendingTimersAsync();
  expect(act).toHaveBeenCalledOnce();
});

it('waits no longer than ten seconds', async () => {
  const act = vi.fn();
  void countRequest(new Promise(() => undefined));
  whenNetworkIdle(act);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(act).toHaveBeenCalledOnce();
});
