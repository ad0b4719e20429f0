import { subYears } from 'date-fns';
import { and, eq, exists, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderDayTotals } from '#server/db/schema/orderDayTotals';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';

/** Deletes the orders of stores that were deleted so long ago that the law no longer requires them. The store's ID stays, in the audit log. */
export async function removeOldRecords(
  db: Database,
  now: Date,
  { RECORDS_YEARS }: Pick<Env, 'RECORDS_YEARS'>,
): Promise<void> {
  const old = await db
    .select({ id: stores.id })
    .from(stores)
    .where(
      and(
        isNotNull(stores.deleted_at),
        lt(stores.deleted_at, subYears(now, RECORDS_YEARS)),
        exists(db.select({ id: orders.id }).from(orders).where(eq(orders.store_id, stores.id))),
      ),
    );
  for (const { id } of old)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '30min'`);
      // Their lines and refunds are deleted with them.
      await tx.delete(orders).where(eq(orders.store_id, id));
      await tx.delete(orderDayTotals).where(eq(orderDayTotals.store_id, id));
      await tx
        .update(stores)
        .set({ name: [''] })
        .where(eq(stores.id, id));
    });
}
