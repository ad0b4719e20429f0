import { errorCodes } from '#contract/codes/errorCodes';
import { maySeeOrder } from '#contract/orders/orderSight';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { lockOrder, type OrderRow } from './orderRecord';

/**
 * Locks an order for a store's caller. Who may not see it is refused before anything of it is told: also the reply that it
 * changed meanwhile would show it.
 *
 * @throws ORDER_DETAIL_NOT_FOUND where the store has no such order, 4001 where the caller may not see it
 */
export async function lockVisibleOrder(tx: Database, session: Session, id: string): Promise<OrderRow> {
  const row = await lockOrder(tx, session.store_id, id);
  if (!maySeeOrder(session.grants, row)) throw new CallError(errorCodes.NOT_PERMITTED);
  return row;
}
