import { subYears } from 'date-fns';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { billingInvoices } from '#server/db/schema/billing';
import { insightDayTotals } from '#server/db/schema/insightDayTotals';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import { orderDayTotals } from '#server/db/schema/orderDayTotals';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { type AuditNote, withAuditedRewrite } from '../audit/service';

/** The name of a store whose records are gone. */
const noName = [''];

/** Deletes a store's ledger, whose rows nothing else may delete. Its orders can go after that. */
const deleteLedger = (tx: Database, storeId: string, now: Date): Promise<void> =>
  withAuditedRewrite(
    tx,
    {
      operation: 'delete_store',
      storeId,
      note: (): AuditNote => {
        const record = { id: storeId, name: [] };
        return { entity: 'store', action: 'delete', record, new: { kept_orders: 0 }, at: now };
      },
    },
    async (rewriting) => {
      await rewriting.delete(ledgerEntries).where(eq(ledgerEntries.store_id, storeId));
      await rewriting.delete(ledgerTransactions).where(eq(ledgerTransactions.store_id, storeId));
    },
  );

/** Deletes the orders, the ledger and the names of stores that were deleted so long ago that the law no longer requires them. The store's ID stays, in the audit log. */
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
      await deleteLedger(tx, id, now);
      // Their lines and refunds are deleted with them.
      await tx.delete(orders).where(eq(orders.store_id, id));
      // Triggers take each order off the sums by day. Left to the end of the transaction, they would write sums below 0.
      await tx.execute(sql`set constraints all immediate`);
      await tx.delete(billingInvoices).where(eq(billingInvoices.store_id, id));
      await tx.delete(orderDayTotals).where(eq(orderDayTotals.store_id, id));
      await tx.delete(insightDayTotals).where(eq(insightDayTotals.store_id, id));
      await tx.update(stores).set({ name: noName }).where(eq(stores.id, id));
    });
}
