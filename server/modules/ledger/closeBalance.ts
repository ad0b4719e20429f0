import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { LedgerActor } from '#contract/entities/ledger';
import { settledElsewhere } from '#contract/ledger/orderEvents';
import { openWalletStates } from '#contract/ledger/walletRequest';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { ledgerEntries } from '#server/db/schema/ledger';
import { orders } from '#server/db/schema/orders';
import { walletRequests } from '#server/db/schema/wallet';
import { ledgerRows } from './ledgerRows';
import { writeLedger } from './writeLedger';

const systemActor: LedgerActor = { kind: 'system', id: null, name: 'System' };

/**
 * Begins the account of an imported store with this platform. What the platform that it comes from owes it, pays of its offers,
 * or has accepted to pay out is between those two: an archive proves nothing, and this platform never had the money. So the balance
 * is settled as if it was paid out, open requests end, and orders no longer have a part that the platform pays.
 */
export async function closeBalance(tx: Database, storeId: string, now: Date): Promise<void> {
  const balances = await tx
    .select({ currency: ledgerEntries.currency, sum: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.store_id, storeId), eq(ledgerEntries.account, 'platform')))
    .groupBy(ledgerEntries.currency)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`)
    .orderBy(asc(ledgerEntries.currency));
  for (const { currency, sum } of balances) {
    const occasion = { store_id: storeId, currency, at: now, effective_at: now, by: systemActor };
    await writeLedger(tx, ledgerRows([settledElsewhere(newId(), sum)], occasion));
  }
  await tx
    .update(walletRequests)
    .set({ state: 'cancelled', updated_at: now })
    .where(and(eq(walletRequests.store_id, storeId), inArray(walletRequests.state, [...openWalletStates])));
  await tx
    .update(orders)
    .set({ promo: sql`${orders.promo} - 'funded_by_platform'` })
    .where(and(eq(orders.store_id, storeId), sql`${orders.promo} ? 'funded_by_platform'`));
}
