import { and, eq, inArray, sql } from 'drizzle-orm';
import { onJob } from '#contract/orders/statuses';
import type { Availability } from '#contract/providers/availability';
import { orders } from '#server/db/schema/orders';

/** How many open orders a provider has in hand, as a column of a query for `providers`. */
export const openOrders = sql<number>`(select count(*)::int from ${orders} where ${and(
  sql`${orders.store_id} = ${sql.raw('providers.store_id')}`,
  sql`${orders.provider_id} = ${sql.raw('providers.id')}`,
  eq(orders.is_open, true),
  inArray(orders.delivery_status, [...onJob]),
)})`;

/** Offline unless at work; on a job while an open order is in hand. */
export function availabilityOf(found: { provider: { is_online: boolean }; open_orders: number }): Availability {
  if (!found.provider.is_online) return 'offline';
  return found.open_orders > 0 ? 'on_job' : 'free';
}
