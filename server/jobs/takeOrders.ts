import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { OrderRow } from '../modules/orders/service';

/** Most orders handled in one round of a job; the rest follow in the next. */
const mostPerRound = 200;

/**
 * Handles the open orders, or else the ended ones, that meet a condition, each in its own transaction, so that no transaction locks two orders
 * or two stores' counters. Orders locked by another process are skipped. An order that fails is skipped too, or it
 * would block the orders of all stores, round after round.
 *
 * @param condition over `orders` and the `store_settings` of its store; it must no longer hold once `treat` is done
 * @returns how many orders were handled
 * @throws the first failure, after the others were handled
 */
export async function takeOrders(
  db: Database,
  condition: SQL | undefined,
  treat: (tx: Database, row: OrderRow) => Promise<void>,
  isOpen = true,
): Promise<number> {
  const failures = new Map<string, unknown>();
  let taken = 0;
  for (; taken < mostPerRound; taken += 1) {
    let id: string | undefined;
    const found = await db
      .transaction(async (tx) => {
        const [next] = await tx
          .select({ order: orders })
          .from(orders)
          .innerJoin(storeSettings, eq(storeSettings.store_id, orders.store_id))
          .where(and(eq(orders.is_open, isOpen), condition, notInArray(orders.id, [...failures.keys()])))
          .orderBy(orders.due_at)
          .limit(1)
          .for('update', { of: orders, skipLocked: true });
        id = next?.order.id;
        if (next) await treat(tx, next.order);
        return next !== undefined;
      })
      .catch((error: unknown) => {
        if (id === undefined) throw error;
        failures.set(id, error);
        return true;
      });
    if (!found) break;
  }
  for (const failure of failures.values()) throw failure;
  return taken;
}
