import { addMinutes, max } from 'date-fns';
import { endedEarly, isFinal } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { endHolds, lockTables, releaseHolds } from '../../bookings/service';
import type { Move } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { loadBookingRules } from '../storeTerms';

/**
 * Frees the tables of an order that moves end: now if its guests don't come, and after the reset time if they leave.
 *
 * @returns the column that changes with it
 */
export async function closeHold(
  tx: Database,
  order: OrderRow,
  moves: readonly Move[],
  now: Date,
): Promise<Partial<OrderRow>> {
  const end = moves.find(({ axis, to }) => axis === 'order' && isFinal(to));
  if (!end || order.order_type !== 'table' || !order.table_id) return {};
  await lockTables(tx, order.store_id);
  if (end.axis === 'order' && endedEarly(end.to)) {
    await releaseHolds(tx, order);
    return { free_at: null };
  }
  const { reset_minutes } = await loadBookingRules(tx, order.store_id);
  const ends = await endHolds(tx, order, addMinutes(now, reset_minutes));
  return ends.length > 0 ? { free_at: max(ends) } : {};
}
