import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import type { RunControl } from './runControl';

/** Delays between attempts in ms: a restarting server is back within the first ones. The last is repeated. */
const waits = [500, 1_000, 2_000, 4_000, 8_000];

/** How long to wait before retrying the call; `null` if the refusal is final. */
function waitAfter(error: unknown, tries: number): number | null {
  if (error instanceof UnreachableError) return waits[Math.min(tries, waits.length - 1)] ?? null;
  if (error instanceof ApiError && error.code === errorCodes.TOO_MANY_ATTEMPTS)
    return (error.details.retry_after ?? 1) * 1_000;
  return null;
}

/**
 * Repeats a call until it succeeds: the server may be unreachable for a while, and its reply may have been lost. Only
 * for calls that can safely be repeated.
 */
export async function retryUntilReached<Reply>(call: () => Promise<Reply>, control: RunControl): Promise<Reply> {
  for (let tries = 0; ; tries++) {
    try {
      const reply = await call();
      control.isThrough();
      return reply;
    } catch (error) {
      const wait = waitAfter(error, tries);
      if (wait === null) throw error;
      await control.wait(wait);
    }
  }
}
