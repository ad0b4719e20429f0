import { addMinutes, differenceInMilliseconds } from 'date-fns';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { Transition } from '#contract/orders/transitions';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CountedRefusal } from '#server/http/callError';
import { isOrder, type OrderRow } from '../orderRecord';

type Tries = Pick<OrderRow, 'code_tries' | 'code_paused_until'>;

const noTries: Tries = { code_tries: 0, code_paused_until: null };

/** The counter after one more wrong code: the last allowed attempt starts the pause. */
const afterWrong = ({ code_tries }: Tries, now: Date): Tries =>
  code_tries + 1 < limits.codeTriesMax
    ? { code_tries: code_tries + 1, code_paused_until: null }
    : { code_tries: 0, code_paused_until: addMinutes(now, limits.codePauseMinutes) };

/**
 * Checks the confirmation code if the move needs one, and counts a wrong code on the order. The caller has locked the
 * order, so simultaneous attempts are checked one after the other.
 *
 * @returns why the move is refused: 660, or 4029 with `retry_after` after too many wrong codes. Return it from the transaction and throw it after the commit: thrown inside, the count would be rolled back
 */
export async function refuseCode(
  tx: Database,
  { needs = [] }: Pick<Transition, 'needs'>,
  order: OrderRow,
  code: string | undefined,
  now: Date,
): Promise<CountedRefusal | undefined> {
  if (!needs.includes('confirmation_code') || !order.is_confirmation_code_required) return undefined;
  const write = (tries: Tries) => tx.update(orders).set(tries).where(isOrder(order.store_id, order.id));
  if (order.code_paused_until && now < order.code_paused_until) {
    const retry_after = Math.ceil(differenceInMilliseconds(order.code_paused_until, now) / 1000);
    return new CountedRefusal(errorCodes.TOO_MANY_ATTEMPTS, { retry_after });
  }
  if (code === order.confirmation_code) {
    if (order.code_tries > 0 || order.code_paused_until) await write(noTries);
    return undefined;
  }
  // A missing code doesn't count as a guess.
  if (code) await write(afterWrong(order, now));
  return new CountedRefusal(errorCodes.INVALID_CONFIRMATION_CODE);
}
