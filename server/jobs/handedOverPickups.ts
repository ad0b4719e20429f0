import { subMinutes } from 'date-fns';
import { and, eq, lt, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import { endOrder } from './endOrder';
import { takeOrders } from './takeOrders';

/**
 * How long a ready pickup stays open where its store may not complete orders. Longer than food keeps, so that whoever is
 * coming has come, and the store had the time to cancel what nobody fetched; short enough that a board is not full of
 * what is long over. One figure for all until stores can set their own.
 */
export const pickupOverAfterMinutes = 60;

/**
 * Completes ready pickups of stores without `is_store_can_complete_order`, which nobody else could: taken for handed over
 * after a while. A confirmation code is not asked for, as there is nobody to ask.
 *
 * @returns how many were completed
 */
export const completeHandedOverPickups = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    and(
      eq(orders.order_type, 'pickup'),
      eq(orders.order_status, orderStatus.READY),
      lt(orders.ready_at, subMinutes(now, pickupOverAfterMinutes)),
      sql`not (select s.is_store_can_complete_order from ${stores} s where s.id = ${orders.store_id})`,
    ),
    (tx, row) => endOrder(tx, row, orderStatus.COMPLETED, systemReasons.takenForHandedOver, now),
  );
