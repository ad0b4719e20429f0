import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryLogEntry, SkipReason } from '#contract/entities/deliveryLog';
import type { Database } from '#server/db/database';
import { deliveryLog } from '#server/db/schema/orders';
import type { OrderRow } from './orderRecord';

/** One logged step of a search for a delivery person. */
export interface SearchStep {
  kind: DeliveryLogEntry['kind'];
  provider_id?: string;
  why?: SkipReason;
}

/** Writes the steps of a search in order. The order's row must be locked, because it protects the numbering. */
export async function writeDeliveryLog(
  tx: Database,
  { store_id, id: order_id }: Pick<OrderRow, 'store_id' | 'id'>,
  steps: readonly SearchStep[],
  at: Date,
): Promise<void> {
  if (steps.length === 0) return;
  const last = sql`(select coalesce(max(l.seq), 0) from delivery_log l
    where l.store_id = ${store_id} and l.order_id = ${order_id})`;
  const nameOf = (id: string) => sql<string>`(select concat_ws(' ', p.first_name, p.last_name) from providers p
    where p.store_id = ${store_id} and p.id = ${id})`;
  await tx.insert(deliveryLog).values(
    steps.map(({ kind, provider_id, why }, index) => ({
      store_id,
      order_id,
      seq: sql<number>`${last} + ${index + 1}::int`,
      at,
      kind,
      provider_id: provider_id ?? null,
      provider_name: provider_id ? nameOf(provider_id) : null,
      why: why ?? null,
    })),
  );
}

/** An order's search log, from the first step. */
export async function readDeliveryLog(db: Database, storeId: string, orderId: string): Promise<DeliveryLogEntry[]> {
  const rows = await db
    .select()
    .from(deliveryLog)
    .where(and(eq(deliveryLog.store_id, storeId), eq(deliveryLog.order_id, orderId)))
    .orderBy(deliveryLog.seq);
  return rows.map(({ at, kind, provider_id, provider_name, why }) => ({
    at: at.toISOString(),
    kind,
    provider: provider_id ? { _id: provider_id, name: provider_name ?? '' } : undefined,
    why: why ?? undefined,
  }));
}
