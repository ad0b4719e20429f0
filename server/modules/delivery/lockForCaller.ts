import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { changedMeanwhile } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { loadOrderRecord, lockVisibleOrder, type OrderRow, presentOrder, withActions } from '../orders/service';

/** Locks the order that a caller saw; 4001 where they may not see it, 4009 with the order as it is where the caller saw another version. */
export async function lockForCaller(
  tx: Database,
  body: { order_id: string; version?: number | undefined },
  session: Session,
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<OrderRow> {
  const row = await lockVisibleOrder(tx, session, body.order_id);
  if (body.version === undefined || row.version === body.version) return row;
  const record = await loadOrderRecord(tx, row.store_id, row.id);
  throw changedMeanwhile(withActions(presentOrder(record), session, rules, now));
}
