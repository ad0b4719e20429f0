import { eq } from 'drizzle-orm';
import { type NoShow, undoUntil } from '#contract/orders/noShow';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import type { OrderRow } from '../orderRecord';

/** Returns what undoing a no-show that is marked now will need, without its refund. */
export async function undoOf(tx: Database, order: OrderRow, now: Date): Promise<NoShow> {
  const [days] = await tx
    .select({ timezone: stores.timezone, day_starts_at: stores.day_starts_at })
    .from(stores)
    .where(eq(stores.id, order.store_id));
  if (!days) throw new Error(`no store ${order.store_id}`);
  const { payment_status, extra_due, free_at } = order;
  const until = undoUntil(now, days).toISOString();
  return { until, payment_status, extra_due, free_at: free_at?.toISOString() ?? null, refund_id: null };
}
