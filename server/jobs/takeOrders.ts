import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { OrderRow } from '../modules/orders/service';

/** Most orders that one round of a job treats; the rest follow in the next. */
const mostPerRound = 200;

/**
 * Treats the open orders that meet a condition, each in a transaction of its own, so that no transaction holds
 * two orders or two stores' counters. Orders that another process has in hand are passed over.
 *
 * @param condition over `orders` and the `store_settings` of its store; it must no longer hold once `treat` is done
 * @returns how many orders were treated
 */
export async function takeOrders(
  db: Database,
  condition: SQL | undefined,
  treat: (tx: Database, row: OrderRow) => Promise<void>,
): Promise<number> {
  for (let treated = 0; treated < mostPerRound; treated += 1) {
    const found = await db.transaction(async (tx) => {
      const [next] = await tx
        .select({ order: orders })
        .from(orders)
        .innerJoin(storeSettings, eq(storeSettings.store_id, orders.store_id))
        .where(and(eq(orders.is_open, true), condition))
        .orderBy(orders.due_at)
        .limit(1)
        .for('update', { of: orders, skipLocked: true });
      if (next) await treat(tx, next.order);
      return next !== undefined;
    });
    if (!found) return treated;
  }
  return mostPerRound;
}
