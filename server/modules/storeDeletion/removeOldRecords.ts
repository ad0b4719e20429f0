import { subYears } from 'date-fns';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderDayTotals } from '#server/db/schema/orderDayTotals';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';

/** The name of a store whose records are gone. */
const noName = [''];

/** Deletes the orders and the names of stores that were deleted so long ago that the law no longer requires them. The store's ID stays, in the audit log. */
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
        // It goes with the orders; a store without any has one too.
        sql`${stores.name} <> ${JSON.stringify(noName)}::text::jsonb`,
      ),
    );
  for (const { id } of old)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '30min'`);
      // Their lines and refunds are deleted with them.
      await tx.delete(orders).where(eq(orders.store_id, id));
      await tx.delete(orderDayTotals).where(eq(orderDayTotals.store_id, id));
      await tx.update(stores).set({ name: noName }).where(eq(stores.id, id));
    });
}
