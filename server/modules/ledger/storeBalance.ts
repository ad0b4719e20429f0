import { and, eq, inArray, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { balanceOf } from '#contract/ledger/accounts';
import { openWalletStates } from '#contract/ledger/walletRequest';
import type { Database } from '#server/db/database';
import { ledgerEntries } from '#server/db/schema/ledger';
import { stores } from '#server/db/schema/stores';
import { walletRequests } from '#server/db/schema/wallet';
import { CallError } from '#server/http/callError';

const payoutColumns = {
  currency: stores.currency,
  payout_hold_until: stores.payout_hold_until,
  payouts_frozen_at: stores.payouts_frozen_at,
};
type PayoutStanding = Pick<typeof stores.$inferSelect, keyof typeof payoutColumns>;

/**
 * Locks a store's row, so that its balance doesn't change between a check and what depends on it.
 *
 * @throws 1000 if there is no such store
 */
export async function lockStore(tx: Database, storeId: string): Promise<PayoutStanding> {
  const [store] = await tx.select(payoutColumns).from(stores).where(eq(stores.id, storeId)).for('no key update');
  if (!store) throw new CallError(errorCodes.NO_DATA_FOUND);
  return store;
}

/** Whether payouts wait after a change of the bank details, or are frozen. */
export const isHeld = ({ payout_hold_until, payouts_frozen_at }: PayoutStanding, now: Date): boolean =>
  payouts_frozen_at !== null || (payout_hold_until !== null && payout_hold_until > now);

/** Returns what the platform owes a store; below zero, the store owes it. */
export async function readBalance(db: Database, storeId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.store_id, storeId), eq(ledgerEntries.account, 'platform')));
  return balanceOf('platform', row?.sum ?? 0);
}

/** Returns how much of the balance is in requests that aren't paid out yet. */
export async function readRequested(db: Database, storeId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${walletRequests.amount}), 0)::float8` })
    .from(walletRequests)
    .where(and(eq(walletRequests.store_id, storeId), inArray(walletRequests.state, [...openWalletStates])));
  return row?.sum ?? 0;
}
