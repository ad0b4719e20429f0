import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { refusalOfOperation } from '#contract/orders/allowedActions';
import type { OperationName } from '#contract/orders/operations';
import { canSeeOrder } from '#contract/orders/orderAccess';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { loadOrderRecord, lockOrder, type OrderRow } from './orderRecord';
import { presentOrder, withActions } from './presentOrder';

/** A locked order, as it is now, that the caller can act on. */
export interface LockedOrder {
  row: OrderRow;
  order: OrderSnapshot;
}

/**
 * Locks an order for an operation by a store's caller.
 *
 * @param version the version that the caller saw, if the call sends one
 * @param tooLate the error if the order's state no longer allows the operation
 * @throws 4009 if the order has changed since, 4001 without permission or flag, `tooLate` otherwise
 */
export async function lockForOperation(
  tx: Database,
  { order_id, version }: { order_id: string; version?: number },
  operation: OperationName,
  { session, rules, now }: { session: Session; rules: OrderRules; now: Date },
  tooLate: (order: OrderSnapshot) => CallError,
): Promise<LockedOrder> {
  const row = await lockVisibleOrder(tx, session, order_id);
  const order = presentOrder(await loadOrderRecord(tx, row.store_id, row.id));
  if (version !== undefined && row.version !== version) {
    throw changedMeanwhile(withActions({ ...order }, session, rules, now));
  }
  const refused = refusalOfOperation(operation, order, session);
  if (refused === 'guard') throw tooLate(order);
  if (refused) throw new CallError(errorCodes.NOT_PERMITTED);
  return { row, order };
}

/**
 * Locks an order for a store's caller. Callers who can't see it are refused first, because even the reply that it has
 * changed would show it.
 *
 * @throws ORDER_DETAIL_NOT_FOUND if the store has no such order, 4001 if the caller can't see it
 */
export async function lockVisibleOrder(tx: Database, session: Session, id: string): Promise<OrderRow> {
  const row = await lockOrder(tx, session.store_id, id);
  if (!canSeeOrder(session.grants, row)) throw new CallError(errorCodes.NOT_PERMITTED);
  return row;
}
