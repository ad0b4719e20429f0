import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { paidOut } from '#contract/ledger/orderEvents';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { ledgerProgress } from '#server/db/schema/ledger';
import { addStatements } from './addStatements';
import { type LedgerRows, ledgerRows } from './ledgerRows';
import { lockPast, rowsOfAll } from './pastOrders';
import { lockStore, readBalance } from './storeBalance';
import { writeLedger, writeMissing } from './writeLedger';

/** Days before now on which the demo's platform paid, the oldest first. The last orders aren't paid out yet. */
const payoutDays = [31, 24, 17, 10, 3];
/** More than the demo has orders. */
const allOrders = 100_000;

/** The transactions of some days, with their entries. */
function between({ transactions, entries }: LedgerRows, from: Date, to: Date): LedgerRows {
  const taken = transactions.filter(({ effective_at }) => effective_at >= from && effective_at < to);
  const ids = new Set(taken.map(({ id }) => id));
  return { transactions: taken, entries: entries.filter(({ transaction_id }) => ids.has(transaction_id)) };
}

/**
 * Books the orders of a demo store, as the job would, and pays out what the platform owed the store once a week. They are
 * booked in the order in which they ended, because that decides which payout each belongs to.
 */
export async function bookDemoPayouts(tx: Database, storeId: string, now: Date): Promise<void> {
  const { currency } = await lockStore(tx, storeId);
  const past = await lockPast(tx, storeId, { complete_since: now, order_id: null }, allOrders);
  const rows = rowsOfAll(past, now);
  const inOrder = {
    ...rows,
    transactions: rows.transactions.toSorted((a, b) => a.effective_at.getTime() - b.effective_at.getTime()),
  };
  let from = new Date(0);
  for (const days of payoutDays) {
    const at = subDays(now, days);
    await writeMissing(tx, between(inOrder, from, at));
    const amount = await readBalance(tx, storeId);
    if (amount > 0) {
      const by = { kind: 'platform', id: null, name: '' } as const;
      await writeLedger(
        tx,
        ledgerRows([paidOut(newId(), amount)], { store_id: storeId, currency, at, effective_at: at, by }),
      );
      await addStatements(tx, storeId);
    }
    from = at;
  }
  await writeMissing(tx, between(inOrder, from, new Date(8.64e15)));
  await tx.delete(ledgerProgress).where(eq(ledgerProgress.store_id, storeId));
}
