import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { refusalOfDeed } from '#contract/orders/allowedActions';
import type { DeedName } from '#contract/orders/deeds';
import type { OrderRules } from '#contract/orders/orderRules';
import { maySeeOrder } from '#contract/orders/orderSight';
import type { Database } from '#server/db/database';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { loadOrderRecord, lockOrder, type OrderRow } from './orderRecord';
import { presentOrder, withActions } from './presentOrder';

/** An order that its caller may do something with: locked, and as it stands. */
export interface LockedOrder {
  row: OrderRow;
  order: OrderSnapshot;
}

/**
 * Locks an order for a deed of a store's caller.
 *
 * @param seen the version that the caller saw, where the call names one
 * @param tooLate what an order that is not open to the deed is refused with
 * @throws 4009 where the order changed meanwhile, 4001 without permission or flag, `tooLate` where it stands otherwise
 */
export async function lockForDeed(
  tx: Database,
  { order_id, version }: { order_id: string; version?: number },
  deed: DeedName,
  { session, rules, now }: { session: Session; rules: OrderRules; now: Date },
  tooLate: (order: OrderSnapshot) => CallError,
): Promise<LockedOrder> {
  const row = await lockVisibleOrder(tx, session, order_id);
  const order = presentOrder(await loadOrderRecord(tx, row.store_id, row.id));
  if (version !== undefined && row.version !== version) {
    throw changedMeanwhile(withActions({ ...order }, session, rules, now));
  }
  const refused = refusalOfDeed(deed, order, session);
  if (refused === 'guard') throw tooLate(order);
  if (refused) throw new CallError(errorCodes.NOT_PERMITTED);
  return { row, order };
}

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
