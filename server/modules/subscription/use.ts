import { subDays } from 'date-fns';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Period } from '#contract/billing/periods';
import type { Use } from '#contract/billing/plans';
import { billingLimits } from '#contract/billingLimits';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/accounts';
import { orders } from '#server/db/schema/orders';
import type { StoreRow } from './subscriptionRows';

const countOrders = (db: Database, storeId: string, from: Date, until: Date): Promise<number> =>
  db.$count(
    orders,
    and(
      eq(orders.store_id, storeId),
      eq(orders.is_test, false),
      gte(orders.created_at, from),
      lt(orders.created_at, until),
    ),
  );

/** Orders of a period. */
export function ordersIn(
  db: Database,
  { id, day_starts_at }: StoreRow,
  { from, to }: Period,
  timezone: string,
): Promise<number> {
  const rules = { timezone, day_starts_at };
  return countOrders(db, id, businessDay(from, rules).start, businessDay(to, rules).start);
}

export const countSubStores = (db: Database, storeId: string): Promise<number> =>
  db.$count(subStores, eq(subStores.store_id, storeId));

const dayMs = 86_400_000;

/** A store's own use of the last days; a younger store's, since it began. */
export async function readUse(db: Database, store: StoreRow, now: Date): Promise<Use> {
  const from = subDays(now, billingLimits.useDays);
  const age = Math.ceil((now.getTime() - store.created_at.getTime()) / dayMs);
  return {
    orders: await countOrders(db, store.id, from, now),
    days: Math.max(1, Math.min(billingLimits.useDays, age)),
    sub_stores: await countSubStores(db, store.id),
  };
}
