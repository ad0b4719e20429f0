import { entranceErrors } from '#contract/codes/entranceErrors';
import type { Envelope } from '#contract/envelope';
import { isOutage } from './apiError';
import { outageOver } from './outage';
import { pause } from './pause';

const retriesMax = 3;
/** A store that is too busy recovers within seconds. Longer waits are limits that the user must know about. */
const busyWaitMax = 5;

/** Seconds to wait if the server was too busy to start; `null` if the reply is final. */
function busyWait(reply: Envelope<object>): number | null {
  if (reply.success || reply.error_code !== entranceErrors.TOO_MANY_ATTEMPTS) return null;
  const { retry_after } = reply;
  return retry_after !== undefined && retry_after <= busyWaitMax ? retry_after : null;
}

interface RetryOptions {
  /** The call changes nothing, so it can wait for an outage to end. */
  isReading: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Retries a call if that is safe and likely to help: after a short wait if the store is too busy (4029) and, for calls
 * that only read, after an outage. Gives up after three retries.
 *
 * @throws what the last try threw; the signal's reason when it is aborted
 * @example await withRetries({ isReading: true, signal }, () => post('get_order_list', body))
 */
export async function withRetries(
  { isReading, signal }: RetryOptions,
  send: () => Promise<Envelope<object>>,
): Promise<Envelope<object>> {
  for (let retries = 0; ; retries += 1) {
    if (isReading) await outageOver(signal);
    try {
      const reply = await send();
      const seconds = busyWait(reply);
      if (seconds === null || retries === retriesMax) return reply;
      await pause(seconds * 1_000 * (1 + Math.random() / 4), signal);
    } catch (error) {
      if (!isReading || !isOutage(error) || retries === retriesMax) throw error;
    }
  }
}
